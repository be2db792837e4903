export interface Flaw {
  kind: string;
  /** Where, in words that lead to it. */
  what: string;
}

/**
 * What a machine can see of a page that looks wrong. Runs in the page, so it holds everything it needs.
 * `ownWords` are not the interface's, and may be in any language. Layers (a dialog, a bar that stays) lie over each other on purpose; within one layer nothing may.
 */
export function findFlaws(ownWords: readonly string[]): Flaw[] {
  /** WCAG 2.2, 2.5.8: a target's least size, in CSS pixels. */
  const leastTargetPx = 24;
  /** Rounding and anti-aliasing. */
  const tolerancePx = 1.5;
  const interactive =
    'a[href], button, input, select, textarea, summary, [role="tab"], [role="menuitem"], [role="slider"], [tabindex="0"]';
  const flaws = new Map<string, Flaw>();
  const tell = (kind: string, what: string) => void flaws.set(`${kind} ${what}`, { kind, what });

  const words = (element: Element) => element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 60);
  const nameOf = (element: Element) => {
    const label =
      element.getAttribute('aria-label') ?? (words(element) || (element.getAttribute('name') ?? ''));
    const owner =
      element
        .closest('[class*="_"]')
        ?.className.toString()
        .match(/_(\w+?)_/)?.[1] ?? '';
    return `${element.tagName.toLowerCase()}${owner && `.${owner}`} “${label}”`;
  };
  const styleOf = (element: Element) => getComputedStyle(element);
  const ownText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const ancestors = (element: Element) => {
    const found: Element[] = [];
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) found.push(up);
    return found;
  };
  /** For screen readers alone. */
  const isClipped = (element: Element) => styleOf(element).clipPath === 'inset(50%)';
  const isSeen = (element: Element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && ![element, ...ancestors(element)].some(isClipped);
  };
  // A dialog hides the page behind it from screen readers; what is hidden like that is not looked at.
  const behind = [...document.body.children].filter((child) => child.getAttribute('aria-hidden') === 'true');
  const all = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element instanceof HTMLElement && !behind.some((child) => child.contains(element)) && isSeen(element),
  );

  if (document.documentElement.scrollWidth > innerWidth)
    tell('wider than the screen', `${document.documentElement.scrollWidth} px`);

  const outside = new Set<Element>();
  for (const element of all) {
    const { left, right } = element.getBoundingClientRect();
    if (right <= innerWidth + tolerancePx && left >= -tolerancePx) continue;
    const isContained = ancestors(element).some(
      (up) => styleOf(up).overflowX !== 'visible' || outside.has(up) || styleOf(up).position === 'fixed',
    );
    outside.add(element);
    if (!isContained && styleOf(element).position !== 'fixed') tell('outside the screen', nameOf(element));
  }

  for (const element of all.filter(ownText)) {
    const style = styleOf(element);
    if (style.display === 'inline') continue;
    const isWide = element.scrollWidth > element.clientWidth + tolerancePx;
    const isHigh = element.scrollHeight > element.clientHeight + 2 * tolerancePx;
    const isShortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    const hasWhole = element.closest('[title], [aria-label]') !== null;
    if (['auto', 'scroll'].includes(style.overflowX)) continue;
    if (isWide && style.overflowX === 'visible') tell('spills out of its box', nameOf(element));
    else if ((isWide || (isHigh && style.overflowY === 'hidden')) && isShortened && !hasWhole)
      tell('shortened, and the whole is nowhere', nameOf(element));
    else if ((isWide || (isHigh && ['hidden', 'clip'].includes(style.overflowY))) && !isShortened)
      tell('cut off', nameOf(element));
  }

  /** The lines of an element's text, as the characters on each. */
  const linesOf = (element: Element) => {
    const lines = new Map<number, number>();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement && [node.parentElement, ...ancestors(node.parentElement)].some(isClipped))
        continue;
      const range = document.createRange();
      const text = node.textContent ?? '';
      for (let at = 0; at < text.length; at += 1) {
        if (!text[at]?.trim()) continue;
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { top, height } = range.getBoundingClientRect();
        if (height === 0) continue;
        const line = [...lines.keys()].find((known) => Math.abs(known - top) < height / 2) ?? top;
        lines.set(line, (lines.get(line) ?? 0) + 1);
      }
    }
    return [...lines].toSorted(([a], [b]) => a - b).map(([, count]) => count);
  };
  for (const element of all.filter((one) => one.matches('h1, h2, h3, button, th, dt, label, [role="tab"]'))) {
    const lines = linesOf(element);
    if (lines.length > 1 && (lines.at(-1) ?? 0) <= 1) tell('one character alone on a line', nameOf(element));
    if (lines.length > 1 && lines.every((count) => count <= 2)) tell('set upright', nameOf(element));
  }

  /** What stays while the page scrolls lies in a layer of its own, and so does what scrolls inside a box. */
  const layerOf = (element: Element) =>
    [element, ...ancestors(element)].find(
      (up) =>
        ['fixed', 'sticky'].includes(styleOf(up).position) ||
        ['auto', 'scroll'].some((way) => [styleOf(up).overflowX, styleOf(up).overflowY].includes(way)),
    ) ?? null;
  const targets = all
    .filter((element) => element.matches(interactive) && !element.closest('[aria-hidden="true"], [inert]'))
    .filter((element) => !element.matches(':disabled') && styleOf(element).pointerEvents !== 'none')
    .map((element) => {
      const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
      const isInline = ['inline', 'inline-block'].includes(styleOf(element).display);
      const boxes = isInline ? [...element.getClientRects()] : [element.getBoundingClientRect()];
      return { element, boxes, labels, isInline, layer: layerOf(element) };
    });
  const contains = (one: Element, other: Element) => one.contains(other) || other.contains(one);
  for (const [index, one] of targets.entries())
    for (const other of targets.slice(index + 1)) {
      if (one.layer !== other.layer || contains(one.element, other.element)) continue;
      if (one.labels.some((label) => contains(label, other.element))) continue;
      const isOver = one.boxes.some((a) =>
        other.boxes.some(
          (b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > tolerancePx &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > tolerancePx,
        ),
      );
      if (isOver) tell('one over the other', `${nameOf(one.element)} and ${nameOf(other.element)}`);
    }

  const middle = ({ left, right, top, bottom }: DOMRect) => ({
    x: (left + right) / 2,
    y: (top + bottom) / 2,
  });
  for (const { element, boxes, labels, isInline } of targets) {
    const [box] = boxes;
    // A link in a sentence is as high as its line; a small box may be pressed by its label.
    if (!box || isInline || labels.some((label) => label.getBoundingClientRect().height >= leastTargetPx))
      continue;
    if (Math.min(box.width, box.height) >= leastTargetPx - tolerancePx) continue;
    const at = middle(box);
    // Small is allowed where a circle of that size meets no other target.
    const isCrowded = targets.some(
      (other) =>
        !contains(other.element, element) &&
        other.boxes.some((near) => {
          const dx = Math.max(near.left - at.x, 0, at.x - near.right);
          const dy = Math.max(near.top - at.y, 0, at.y - near.bottom);
          return Math.hypot(dx, dy) < leastTargetPx / 2;
        }),
    );
    if (isCrowded)
      tell('too small to press', `${nameOf(element)}, ${box.width.toFixed(0)} × ${box.height.toFixed(0)} px`);
  }

  const key = /^[a-z][A-Za-z]*(?:[.:][a-z_][A-Za-z_]*)+$/;
  const broken = /\{\{|\}\}|\bundefined\b|\bNaN\b|\[object|Invalid Date/;
  const isOwn = (text: string) => ownWords.some((own) => text.includes(own));
  const isWide = ['zh', 'ja', 'ko'].includes(document.documentElement.lang);
  for (const element of all) {
    const texts = [...element.childNodes]
      // The rest of an address, behind its @, reads like a key.
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.previousSibling?.nodeName !== 'WBR')
      .map((node) => node.textContent?.trim() ?? '');
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      texts.push(element.getAttribute(name) ?? '');
    const language = element.closest('[lang]')?.getAttribute('lang');
    for (const text of texts) {
      if (!element.closest('code, pre') && (key.test(text) || broken.test(text)))
        tell('not a text', text.slice(0, 60));
      // Four English words in a row are a sentence that nobody translated, or English that does not say so.
      if (isWide && language !== 'en' && !isOwn(text) && /(?:[A-Za-z’']{2,}[ ,]+){3}[A-Za-z]{2,}/.test(text))
        tell('English in another language', text.slice(0, 60));
    }
  }
  return [...flaws.values()];
}
