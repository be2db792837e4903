import winkNLP, { type ItsFunction } from 'wink-nlp';
import model from 'wink-eng-lite-web-model';

/** Universal part-of-speech tags, as wink-nlp gives them. */
export type PartOfSpeech =
  | 'ADJ'
  | 'ADP'
  | 'ADV'
  | 'AUX'
  | 'CCONJ'
  | 'DET'
  | 'INTJ'
  | 'NOUN'
  | 'NUM'
  | 'PART'
  | 'PRON'
  | 'PROPN'
  | 'PUNCT'
  | 'SCONJ'
  | 'SPACE'
  | 'SYM'
  | 'VERB'
  | 'X';

/** A word, or half of a contraction ("do" and "n't"). */
export interface Tagged {
  readonly text: string;
  readonly lemma: string;
  readonly pos: PartOfSpeech;
  /** Index of the word it belongs to. */
  readonly word: number;
}

export type Tagger = (words: readonly string[]) => Tagged[];

export const openTagger = (): Tagger => {
  const nlp = winkNLP(model, ['sbd', 'pos']);
  // The package types "lemma" with an argument that its own "out" does not promise.
  const { lemma, pos } = nlp.its as unknown as Record<'lemma' | 'pos', ItsFunction<string>>;
  return (words) => {
    const tokens = nlp.readDoc(words.join(' ')).tokens();
    const texts = tokens.out();
    const lemmas = tokens.out(lemma);
    const tags = tokens.out(pos) as PartOfSpeech[];
    const tagged: Tagged[] = [];
    let word = 0;
    let taken = 0;
    texts.forEach((text, index) => {
      while (taken >= (words[word]?.length ?? Infinity)) {
        word += 1;
        taken = 0;
      }
      taken += text.length;
      if (text.toLowerCase() === "i'm") {
        // The model leaves this one contraction whole.
        tagged.push(
          { text: text.slice(0, 1), lemma: 'i', pos: 'PRON', word },
          { text: "'m", lemma: 'be', pos: 'AUX', word },
        );
        return;
      }
      tagged.push({ text, lemma: (lemmas[index] ?? text).toLowerCase(), pos: tags[index] ?? 'X', word });
    });
    return tagged;
  };
};
