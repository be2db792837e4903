/** Contractions as a transcript without apostrophes writes them. "its", "were", "well", "ill" and their like are left: they are words too. */
const UNMARKED: Readonly<Record<string, string>> = {
  arent: "aren't",
  cant: "can't",
  couldnt: "couldn't",
  couldve: "could've",
  didnt: "didn't",
  doesnt: "doesn't",
  dont: "don't",
  hadnt: "hadn't",
  hasnt: "hasn't",
  havent: "haven't",
  hes: "he's",
  heres: "here's",
  im: "I'm",
  isnt: "isn't",
  itll: "it'll",
  ive: "I've",
  lets: "let's",
  shes: "she's",
  shouldnt: "shouldn't",
  thats: "that's",
  theres: "there's",
  theyll: "they'll",
  theyre: "they're",
  theyve: "they've",
  wasnt: "wasn't",
  werent: "weren't",
  weve: "we've",
  whats: "what's",
  wheres: "where's",
  whos: "who's",
  wont: "won't",
  wouldnt: "wouldn't",
  wouldve: "would've",
  youd: "you'd",
  youll: "you'll",
  youre: "you're",
  youve: "you've",
};

/** A word without the punctuation around it, in lower case, with its apostrophes. */
export const plainWord = (text: string): string => {
  const word = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^[^\p{L}\p{N}']+|[^\p{L}\p{N}']+$/gu, '')
    .replace(/^'(?!cause|em|cos)|'$/gu, '');
  return UNMARKED[word]?.toLowerCase() ?? word;
};

/** Whether the transcript ends a sentence after this word. */
export const endsSentence = (text: string): boolean => /[.?!…]["')\]]*$/u.test(text);
