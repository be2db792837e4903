import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MarkedText } from './marked-text.tsx';

it('sets off what is marked, and says what is English', () => {
  const text = '话题：<en>Skills & crafts</en>，<b>两</b>题，<code>C1T1</code>';
  expect(renderToStaticMarkup(<MarkedText text={text} />)).toBe(
    '话题：<span lang="en">Skills &amp; crafts</span>，<b>两</b>题，<code>C1T1</code>',
  );
});

it('takes any other markup for text', () => {
  expect(renderToStaticMarkup(<MarkedText text="<i>a</i> <b>b" />)).toBe('&lt;i&gt;a&lt;/i&gt; &lt;b&gt;b');
});
