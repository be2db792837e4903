interface MarkedTextProps {
  /** With some of its words between `<b>` and `</b>`, or `<code>` and `</code>`; English ones, whatever the rest is, between `<en>` and `</en>`. */
  text: string;
  className?: string;
}

const marked = /<(b|code|en)>(.*?)<\/\1>/;

/** A text whose marked words stand out; whatever else looks like markup is text. */
export function MarkedText({ text, className }: MarkedTextProps) {
  // Plain text, the name of a mark, what it holds, plain text again, and so on.
  const pieces = text.split(marked);
  return pieces.map((piece, index) => {
    if (index % 3 === 0) return piece;
    if (index % 3 === 1) return null;
    const name = pieces[index - 1] as 'b' | 'code' | 'en';
    const Mark = name === 'en' ? 'span' : name;
    return (
      <Mark key={index} className={className} lang={name === 'en' ? 'en' : undefined}>
        {piece}
      </Mark>
    );
  });
}
