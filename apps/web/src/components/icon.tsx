const paths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  moon: 'M20 14.5A8 8 0 0 1 9.5 4 8 8 0 1 0 20 14.5Z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c2.5 2.6 3.8 5.6 3.8 9s-1.3 6.4-3.8 9c-2.5-2.6-3.8-5.6-3.8-9S9.5 5.6 12 3Z',
  chevronDown: 'M6 9l6 6 6-6',
  chevronLeft: 'M15 5l-7 7 7 7',
  chevronRight: 'M9 5l7 7-7 7',
  arrowRight: 'M5 12h14M13 6l6 6-6 6',
  lock: 'M6 11h12v9.5H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  speaker: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  book: 'M5 4.5h12.5A1.5 1.5 0 0 1 19 6v14H6.5A1.5 1.5 0 0 1 5 18.5ZM5 17.5h14M9 8.5h6',
  spark: 'M12 4l1.8 5.2L19 11l-5.2 1.8L12 18l-1.8-5.2L5 11l5.2-1.8ZM19 3v4M21 5h-4',
  chart: 'M4 20h16M7 16v-4M12 16V7M17 16v-6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  checkCircle: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM8 12.3l2.8 2.8L16 9.5',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v5M12 8v.01',
  alert: 'M8.2 3h7.6L21 8.2v7.6L15.8 21H8.2L3 15.8V8.2ZM12 8v5M12 16v.01',
  warning: 'M12 4L2.8 19.5h18.4ZM12 10v4.5M12 17v.01',
  eye: 'M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12ZM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  eyeOff:
    'M4 4l16 16M9.9 5.7c.7-.1 1.4-.2 2.1-.2 3.8 0 7 2 9.5 6.5-.9 1.6-1.9 2.9-3 3.9M6.3 7.5C4.9 8.6 3.6 10.1 2.5 12c2.5 4.5 5.7 6.5 9.5 6.5 1.6 0 3-.3 4.3-1M10.2 10.2a2.5 2.5 0 0 0 3.6 3.6',
  refresh: 'M20 11a8 8 0 0 0-14.5-3.5L4 9M4 4.5V9h4.5M4 13a8 8 0 0 0 14.5 3.5L20 15M20 19.5V15h-4.5',
  wifi: 'M3 9.5c5.5-4.7 12.5-4.7 18 0M6.5 13c3.4-2.8 7.6-2.8 11 0M9.8 16.5c1.4-1 3-1 4.4 0M12 19.5h.01',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5L20 20',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6',
  people:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM2.5 19.5c.6-3.4 3-5 6.5-5s5.9 1.6 6.5 5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.9c2 .7 3.1 2.2 3.5 4.6',
  shield: 'M12 3l7.5 3v5.5c0 4.5-3 7.8-7.5 9.5-4.5-1.7-7.5-5-7.5-9.5V6Z',
  shieldPlus: 'M12 3l7.5 3v5.5c0 4.5-3 7.8-7.5 9.5-4.5-1.7-7.5-5-7.5-9.5V6ZM12 8.5v6M9 11.5h6',
  shieldMinus: 'M12 3l7.5 3v5.5c0 4.5-3 7.8-7.5 9.5-4.5-1.7-7.5-5-7.5-9.5V6ZM9 11.5h6',
  block: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM6 6l12 12',
  trash: 'M5 7h14M10 4h4M7 7l.8 13h8.4L17 7M10 11v5M14 11v5',
  dots: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  home: 'M4 11l8-7 8 7v9.5h-5.5V14h-5v6.5H4Z',
  microphone: 'M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3ZM6 11a6 6 0 0 0 12 0M12 17v4M9 21h6',
  paper: 'M6 4h12v16H6ZM9 8.5h6M9 12h6M9 15.5h3',
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M5.6 18.4l2.1-2.1M16.3 7.7l2.1-2.1',
  bug: 'M9 8a3 3 0 0 1 6 0M8 8h8v6a4 4 0 0 1-8 0ZM4 9l4 2M20 9l-4 2M4 14h4M16 14h4M5 19l3.5-3M19 19l-3.5-3',
  leave: 'M14 4h5v16h-5M4 12h11M11 8l4 4-4 4',
  print: 'M7 9V4h10v5M7 17H4.5V9h15v8H17M7.5 14h9v6h-9Z',
  download: 'M12 4v11M7.5 10.5L12 15l4.5-4.5M5 20h14',
  upload: 'M12 15V4M7.5 8.5L12 4l4.5 4.5M5 20h14',
  close: 'M6 6l12 12M18 6L6 18',
  stop: 'M8 8h8v8H8Z',
  play: 'M8 5.5v13l10.5-6.5Z',
  restart: 'M4 12a8 8 0 1 0 2.6-5.9M4 4v4.5h4.5',
  chevronUp: 'M6 15l6-6 6 6',
  pencil: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19ZM14 6.5l3.5 3.5',
  plus: 'M12 5v14M5 12h14',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7.5V12l3 2',
  pause: 'M9 7v10M15 7v10',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  target: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 11.9h.01',
  trendUp: 'M4 17l5.5-5.5 3.5 3.5L20 8M15 8h5v5',
  trendDown: 'M4 8l5.5 5.5L13 10l7 7M15 17h5v-5',
  exit: 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9',
  copy: 'M9 9h11v11H9ZM5.5 15H4V4h11v1.5',
  hourglass: 'M7 3.5h10M7 20.5h10M8 3.5c0 5 8 5.5 8 8.5s-8 3.5-8 8.5M16 3.5c0 5-8 5.5-8 8.5s8 3.5 8 8.5',
} as const;

export type IconName = keyof typeof paths;

interface IconProps {
  name: IconName;
  sizePx?: number;
  strokeWidth?: number;
}

/** Line icons of the boards; always beside a text or inside a labelled button, so hidden from screen readers. */
export function Icon({ name, sizePx = 20, strokeWidth = 1.75 }: IconProps) {
  return (
    <svg
      width={sizePx}
      height={sizePx}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
