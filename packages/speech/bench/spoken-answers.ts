/** Answers of the kind learners give, 14 to 20 s each when spoken; for measuring recognition on speech that was never trained on. */
export const spokenAnswers = [
  'Well, I come from a small town near the coast. Most people there work in tourism or fishing, so it is very quiet in winter and really crowded in July and August. I moved away when I was nineteen.',
  'I would say that my favorite subject at school was chemistry. Our teacher did a lot of experiments with us, and she always explained why things happened, instead of just giving us formulas to learn by heart.',
  'To be honest, I do not watch much television any more. In the evening I usually listen to podcasts while I am cooking dinner. They help me relax, and I sometimes learn something useful about history or science.',
  'The person I admire most is my grandmother. She raised five children on her own after the war, and she never complained. Even now, at the age of eighty seven, she walks to the market every single morning.',
  'If I had more free time, I would probably learn to play the violin. My neighbor gives lessons, but they are quite expensive, and I would have to practice for at least an hour a day to make any progress.',
  'Public transport in my city has improved a lot. They opened a new underground line two years ago, and the buses run every ten minutes. However, the tickets are not cheap, so many people still prefer to drive.',
  'Last summer I traveled to the mountains with two of my cousins. We got lost on the second day because the path was covered with snow, and we had to spend the night in an empty hut without any heating.',
  'I think advertising has a strong influence on what children eat. They see cartoons with sweets and soft drinks, and then they ask their parents to buy them. Perhaps the government should limit it before nine o’clock.',
  'My apartment is rather small, but it has a balcony where I grow tomatoes and herbs. The kitchen is the room I like best. It gets a lot of sunlight in the afternoon, and you can see the river from the window.',
  'Working from home has both advantages and drawbacks. You save the time that you would spend in traffic, which is wonderful. On the other hand, some people feel lonely, and it is harder to separate work from private life.',
  'The most useful piece of technology I own is my bicycle computer. It measures the distance and the speed, and it reminds me to drink water. My brother gave it to me as a birthday present about three years ago.',
  'In my country, weddings are usually big celebrations. Relatives arrive from every region, and there is music and dancing until the early morning. Nowadays, though, younger couples often choose a simple ceremony with a few close friends.',
  'I am not sure whether exams are the best way to test students. Some of them know a great deal, but they become so nervous that they forget everything. Projects and presentations could show their real abilities more fairly.',
  'One thing I would change about my hometown is the noise. There is a building site right behind our street, and lorries begin to arrive at six. I have written to the mayor twice, but nobody has ever replied.',
];
