/** What an examiner does not ask a stranger about. A star stands for any ending. */
const SENSITIVE = {
  religion:
    'god gods church* mosque* temple* pray prayer* religio* faith* holy sacred christ* muslim* islam* hindu* buddh* jewish bible quran easter diwali ramadan soul',
  politics:
    'politic* election* vote* president* minister* parliament* party war wars army soldier* military weapon* border* refugee* immigra* migrant* protest* strike nationalis* tax taxes',
  harm: 'death* die dies died dying dead kill* murder* crime* criminal* steal stole thief accident* disaster* earthquake* flood* ill illness* disease* cancer hospital* disab* suicide violen*',
  body: 'weight fat thin slim diet* beautiful ugly sex sexual gender race ethnic* skin pregnan*',
  excess: 'alcohol* beer wine drunk drug drugs smok* cigarette* gambl* betting casino* lottery pork beef',
  privacy:
    'salar* income* debt* rich poor wealth* divorce* dating boyfriend* girlfriend* husband* wife wives married marriage* wedding* mother* father* parents servant* maid*',
  brands:
    'google* apple facebook instagram youtube tiktok twitter whatsapp wechat amazon netflix microsoft samsung nike adidas toyota starbucks ikea lego disney olympic* wikipedia uber airbnb zoom',
} as const;

const pattern = new RegExp(
  `\\b(?:${Object.values(SENSITIVE).join(' ').replaceAll('*', '\\w*').replaceAll(' ', '|')})\\b`,
  'gi',
);

export const sensitiveWordsIn = (text: string): string[] =>
  Array.from(text.matchAll(pattern), ([word]) => word);
