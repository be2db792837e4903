/** As a learner of about band 6 speaks: to the point, with slips that the examiner finds. */
export const spokenAnswers = [
  "Well, I think some traditional skills are disappear because the young people they don't have enough time to learn these things. For example, my grandfather can make paper lanterns by hand, but in my generation nobody know how to do it.",
  'Yes, definitely. Schools should teach practical skills as well as academic subjects, because when students finish the school they must cook, repair things and manage money.',
  'Older people can pass on what they know by tell stories and by working together with young people. In my city there is a community centre where retired people teach children how to make pottery every weekend.',
  "It's worth paying, I believe, because a craft is a kind of living heritage. But the government have limited money, so they should choose which crafts is most important.",
  'Technology helps people to learn by themselves, because there are many videos on the internet. However, it is difficult to keep motivated when you are alone, so I prefer a teacher who can correct my mistakes.',
  'In the future, I suppose creative thinking will matter the most, since machines can do a lot of routine works. People who can adapt quickly will have more opportunities.',
];

/** Too little to judge. */
export const hardlyAnything = 'I do not know.';
