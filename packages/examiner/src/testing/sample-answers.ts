import type { AnswerFacts } from '../facts.ts';
import { layOutAnswer } from './lay-out-answer.ts';

/** Answers written for this project, each designed to show one band, in the manner of published samples. */
export interface SampleAnswer {
  readonly band: number;
  readonly answer: AnswerFacts;
}

const CITY = 'Describe a place in your town or city that you like to visit.';
const FRIEND =
  'Describe a person who has helped you. You should say who the person is and how they helped you.';
const WORK = 'Do you think people work too much these days?';

export const SAMPLE_ANSWERS: readonly SampleAnswer[] = [
  {
    band: 4,
    answer: layOutAnswer(
      CITY,
      2,
      `I like [0.9] er park. [1.4] Park is [0.8] near my house. [1.2] I go [0.7] I go to park every day [1.1] with my dog. [1.6] Er
      park is [0.9] very big and [1.0] very beautiful. [1.3] There is many [0.8] many tree and [1.2] er flower. [1.5] In morning [0.9] many
      people is [1.0] walking. [1.4] Some people [0.7] play [0.9] the football. [1.3] My mother she like [0.8] park too. [1.2] She go [0.7] to
      there with [1.1] er with friend. [1.6] I very like [0.8] this park [1.0] because [0.9] is quiet. [1.4] Yesterday I go [0.7] with my
      [0.9] er sister and [1.1] we eat [0.8] ice cream. [1.2] It was [0.9] very good. [1.3] I am happy [0.8] in the park.`,
      { syllablesPerSec: 3.1, pronunciation: 50 },
    ),
  },
  {
    band: 4.5,
    answer: layOutAnswer(
      FRIEND,
      2,
      `I want to talk [0.7] about my teacher. [1.0] Her name is Linda [0.8] and she is [0.9] English teacher in my school. [1.2] When I was
      [0.7] student in first year, [0.9] er my English is [0.8] very bad. [1.1] I don't understand [0.7] anything in class. [1.0] So she [0.8] er
      she help me after class. [1.2] She give me [0.7] many book and [0.9] she explain me [0.8] the grammar. [1.1] Every day I [0.7] er study
      with her [0.8] about one hour. [1.2] After that [0.7] my English is more better [0.9] and I pass [0.8] the exam. [1.1] I think she is [0.7]
      very good person because [0.9] er she don't want [0.7] money. [1.0] She only want [0.8] help the student. [1.2] I very like her [0.9] and I
      call her [0.7] sometimes.`,
      { syllablesPerSec: 3.3, pronunciation: 56 },
    ),
  },
  {
    band: 5,
    answer: layOutAnswer(
      WORK,
      3,
      `Yes, I think [0.6] people work too much now. [0.9] In my country [0.7] many people work until [0.6] nine or ten o'clock, [0.8] er and
      they don't have time for [0.7] their family. [0.9] For example my father [0.6] he is working in a company [0.8] and he come home very
      late, [0.9] so I can't talk [0.6] with him. [1.0] I think it is [0.7] not good for health [0.6] because people are [0.8] very tired and
      they have stress. [0.9] But sometimes [0.6] they must work because [0.7] er everything is expensive [0.8] and they need money. [0.9] If I
      will have a job [0.6] I want to [0.7] to have free time also. [0.9] I want to play sport [0.6] and meet my friends. [0.8] So I think [0.6] the
      companies should [0.7] er should change the rule [0.6] and let people to go home early.`,
      { syllablesPerSec: 3.5, pronunciation: 61 },
    ),
  },
  {
    band: 5.5,
    answer: layOutAnswer(
      CITY,
      2,
      `I'd like to talk about a café [0.5] in the centre of my city. [0.8] It is on a small street [0.6] next to the river, [0.5] and I usually go
      there [0.7] at the weekend with my friends. [0.8] The café is not very big, [0.6] but it has a nice atmosphere [0.5] and the coffee is
      really good. [0.9] I found this place [0.6] two years ago [0.5] when I was looking for [0.7] er somewhere to study, [0.6] because my house
      is too noisy. [0.8] Now I know the owner [0.5] and he always ask me [0.6] about my studies. [0.9] What I like most is [0.7] the music, because
      they play [0.6] some old songs [0.5] that my parents used to listen. [0.8] One of my friend [0.6] works there too, [0.5] so sometimes we get [0.6]
      free cake. [0.8] If I have a problem [0.5] or I feel stressed, [0.6] I go there and [0.7] I can relax. [0.8] I hope it will [0.6] stay open for
      many years.`,
      { syllablesPerSec: 3.5, pronunciation: 66 },
    ),
  },
  {
    band: 6,
    answer: layOutAnswer(
      FRIEND,
      2,
      `The person I want to describe is my uncle, [0.6] who helped me a lot when I was choosing my university. [0.7] At that time I was quite
      confused, [0.5] because my parents wanted me to study medicine [0.6] but I was more interested in computers. [0.8] My uncle works as an engineer,
      [0.5] so he invited me to his office [0.6] and showed me what he [0.7] what he does every day. [0.7] He explained me [0.7] that you should choose something
      that you [0.7] er that you really enjoy, [0.5] because otherwise you will get bored after a few years. [0.8] He also talked to my parents, [0.5]
      which was probably the most difficult part, [0.7] and finally [0.7] they agreed with me. [0.8] If he hadn't done that, [0.5] I would be in the wrong
      place now. [0.7] I still call him [0.8] when I need [0.7] an advice, [0.5] and he always gives me a honest opinion, [0.6] even if I don't like it. [0.7]
      So I'm really grateful to him, [0.5] and I hope I can help somebody in the same way one day.`,
      { syllablesPerSec: 3.4, pronunciation: 71 },
    ),
  },
  {
    band: 6.5,
    answer: layOutAnswer(
      WORK,
      3,
      `Well, I think it depends on the industry, [0.5] but in general, yes, people do spend too much time at work. [0.6] In my city, for
      instance, it's quite common to stay at the office [0.5] until eight or nine in the evening, [0.4] even when there isn't that much to do, [0.6] because
      nobody wants to be the first to leave. [0.7] I suppose part of the problem is technology. [0.5] Since everyone has a smartphone, [0.4] your boss can
      reach you at any time, [0.5] so you never really switch off. [0.6] On the other hand, some people actually enjoy being busy, [0.5] and they would
      probably feel lost [0.6] if they had too much free time. [0.7] What worries me more is the effect on families. [0.5] Children hardly see their
      parents during the week, [0.6] which isn't good for them in long term. [0.6] If companies offered more flexible hours, [0.5] I think people would be
      happier [0.4] and they might even get more done. [0.6] Some firms have already tried it, and apparently it worked quite well.`,
      { syllablesPerSec: 3.7, pronunciation: 76 },
    ),
  },
  {
    band: 7,
    answer: layOutAnswer(
      CITY,
      2,
      `I'm going to tell you about the old market hall, which is probably my favourite spot in the city. [0.6] It was built over a hundred years
      ago, [0.4] and for a long time it was completely neglected, until the council decided to renovate it about five years ago. [0.6] These days it's full
      of small food stalls, bookshops and, um, a few workshops where you can watch people making things by hand. [0.7] I usually drop by on Saturday mornings,
      [0.4] partly because the bread is fantastic, but mainly because I like wandering around [0.4] without any particular plan. [0.6] What makes it special
      for me is the mix of people. [0.5] You'll see students who can barely afford a coffee sitting next to elderly couples [0.4] who have been coming since
      they were children. [0.6] I remember once I got chatting to a man selling maps, [0.4] and he ended up telling me how the whole neighbourhood had changed.
      [0.6] If the market ever closed down, I think the area would lose much of its character, [0.5] so I try to support it whenever I can.`,
      { syllablesPerSec: 4.1, pronunciation: 80 },
    ),
  },
  {
    band: 7.5,
    answer: layOutAnswer(
      FRIEND,
      2,
      `Someone who's had a huge influence on me is my former colleague Marta, who took me under her wing when I'd just started my first job. [0.5] I'd
      been thrown in at the deep end, to be honest, [0.4] and although I'd managed to hide it fairly well, I was struggling to keep up. [0.6] She noticed almost
      immediately, but rather than making a fuss about it, [0.4] she simply began inviting me to sit beside her while she worked. [0.5] Looking back, what strikes
      me is how patient she was: she must have explained the same procedures a dozen times [0.4] without ever making me feel foolish. [0.6] She also taught me
      something that wasn't strictly about work, [0.4] which is that admitting you don't understand tends to earn you respect instead of costing you it. [0.6] If it
      hadn't been for her, I'd probably have handed in my notice within a month. [0.5] We've since gone our separate ways, but we still meet up whenever she's in
      town, and I've tried to treat new colleagues the way she treated me.`,
      { syllablesPerSec: 4.4, pronunciation: 84 },
    ),
  },
  {
    band: 8,
    answer: layOutAnswer(
      WORK,
      3,
      `I'd be wary of generalising, but broadly speaking I do think we've drifted into a culture where being overworked is almost worn as a badge of
      honour. [0.5] What's particularly striking is that productivity hasn't risen nearly as quickly as the number of hours people claim to put in, [0.4] which suggests
      that a fair amount of that time is frankly wasted. [0.6] I suspect the underlying issue is insecurity: when contracts are short and rents are soaring, nobody
      wants to be seen leaving on the stroke of five. [0.5] That said, it would be a mistake to lay all the blame on employers. [0.4] Plenty of us find it remarkably
      difficult to put our phones away, and we'd sooner answer one last message than sit with our own thoughts. [0.6] Had you asked me a decade ago, I'd have argued
      for stricter legislation; [0.4] nowadays I'm more inclined to believe that attitudes have to shift first. [0.5] Some countries have experimented with a four-day week,
      and the early evidence, however tentative, seems genuinely encouraging.`,
      { syllablesPerSec: 4.6, pronunciation: 89 },
    ),
  },
  {
    band: 9,
    answer: layOutAnswer(
      CITY,
      2,
      `There's a disused railway line on the edge of the city that's been turned into a sort of elevated garden, and I can hardly think of anywhere I'd
      rather spend an idle afternoon. [0.5] What I find so captivating about it is the contrast: you climb a rusting iron staircase, half expecting to trip over
      broken glass, and suddenly you're surrounded by wild grasses and silver birches swaying above the traffic. [0.5] It very nearly didn't happen, as it turns out.
      Developers had been itching to demolish the whole structure, and had a handful of stubborn residents not chained themselves to the gates, we'd doubtless be
      looking at yet another soulless shopping arcade. [0.5] I tend to wander up there whenever I've got something weighing on my mind, since there's nothing quite like
      watching commuters scurry beneath you to put your own troubles into perspective. [0.5] Ironically, the place has become so popular that it's starting to fall victim
      to its own success, but catch it on a drizzly Tuesday morning and you'll have it virtually to yourself.`,
      { syllablesPerSec: 4.9, pronunciation: 95 },
    ),
  },
];
