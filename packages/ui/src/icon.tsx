import { LineIcon } from './line-icon.tsx';

// Our own small set: 24 × 24, one stroke, drawn with the colour of the text around it.
const paths = {
  alert: 'M12 8v5m0 3.5v.01M10.3 4.2 2.9 17a2 2 0 0 0 1.7 3h14.8a2 2 0 0 0 1.7-3L13.7 4.2a2 2 0 0 0-3.4 0Z',
  arrow: 'M5 12h14m-6-6 6 6-6 6',
  bell: 'M6 10a6 6 0 1 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7Zm4 10.5a2.2 2.2 0 0 0 4 0',
  bookmark: 'M7 4h10v16l-5-4-5 4Z',
  briefcase: 'M4 8h16v11H4Zm5 0V5h6v3M4 13h16',
  chart: 'M4 20h16M7 16v-4m5 4V6m5 10v-7',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevron: 'm6 9 6 6 6-6',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4v5l3.5 2',
  company: 'M4 20V6l8-3v17m0-11 8 2v9M2 20h20M8 9v.01M8 13v.01M8 17v.01M16 14v.01M16 17v.01',
  copy: 'M9 9h11v11H9Zm-4 6H4V4h11v1',
  cross: 'm6 6 12 12M18 6 6 18',
  down: 'm6 10 6 6 6-6',
  download: 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M4 19.5h16',
  exam: 'M7 3h8l4 4v14H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Zm8 0v4h4M9 12h6m-6 4h4',
  eye: 'M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7-10-7-10-7Zm10-3a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  'eye-off':
    'm4 4 16 16M9.9 5.2A9 9 0 0 1 12 5c6.4 0 10 7 10 7a17 17 0 0 1-3 3.7M6.2 6.9A17 17 0 0 0 2 12s3.6 7 10 7c1.8 0 3.4-.5 4.7-1.3M10 10a3 3 0 0 0 4.2 4.2',
  flag: 'M6 21V4h12l-3 4.5 3 4.5H6',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 0c2.4 2.4 3.6 5.4 3.6 9s-1.2 6.6-3.6 9c-2.4-2.4-3.6-5.4-3.6-9S9.6 5.4 12 3ZM3.5 9.5h17m-17 5h17',
  grid: 'M5 5h5v5H5Zm9 0h5v5h-5ZM5 14h5v5H5Zm9 0h5v5h-5Z',
  group:
    'M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Zm-7 15c0-3.3 3-5.5 7-5.5s7 2.2 7 5.5m0-14.6a3.4 3.4 0 0 1 0 6.2m2.5 3.3c2.1.8 3.5 2.6 3.5 5.1',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM9.4 9.3A2.7 2.7 0 0 1 12 7.4c1.5 0 2.7 1 2.7 2.4 0 2-2.7 2.2-2.7 4m0 2.7v.01',
  home: 'm4 11 8-7 8 7v8a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1Z',
  keyboard: 'M3 6h18v12H3Zm4 4h.01M11 10h.01M15 10h.01M7 14h10',
  layers: 'm12 3 9 5-9 5-9-5Zm-9 9.5 9 5 9-5M3 17l9 5 9-5',
  lock: 'M6 11h12v9H6Zm3 0V8a3 3 0 0 1 6 0v3',
  logout: 'M14 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h8m-4-8h11m-4-4 4 4-4 4',
  mail: 'M4 6h16v12H4Zm0 1 8 6 8-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  monitor: 'M4 5h16v11H4Zm5 15h6m-3-4v4',
  moon: 'M20 14.5A8 8 0 0 1 9.5 4 8 8 0 1 0 20 14.5Z',
  more: 'M5 11.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1Zm7 0a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1Zm7 0a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1Z',
  pencil: 'm4 20 1-4.5L16.5 4 20 7.5 8.5 19Zm10-13.5 3.5 3.5',
  phone: 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Zm4 15v.01',
  plus: 'M12 5v14M5 12h14',
  question: 'M4 5h16v12h-8l-4 4v-4H4Zm5 4h6m-6 4h4',
  receipt: 'M6 3h12v18l-3-2-3 2-3-2-3 2ZM9 8h6m-6 4h6',
  reload: 'M20 12a8 8 0 1 1-2.3-5.6L20 8.5M20 4v4.5h-4.5',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4.5 4.5',
  share:
    'M6 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM18 3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Zm0 13a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM8.2 10.8l7.6-4m-7.6 6.4 7.6 4',
  shield: 'M12 3 5 6v5c0 5 3 8 7 10 4-2 7-5 7-10V6Z',
  shuffle:
    'M4 7h3.5c2 0 3 1 4 2.5l2 5c1 1.5 2 2.5 4 2.5H20m-3-3 3 3-3 3M4 17h3.5c1.2 0 2-.4 2.7-1M13.8 8c.7-.6 1.5-1 2.7-1H20m-3-3 3 3-3 3',
  sliders: 'M4 8h9m4 0h3M4 16h3m4 0h9M13 8a2 2 0 1 0 4 0 2 2 0 1 0-4 0ZM7 16a2 2 0 1 0 4 0 2 2 0 1 0-4 0Z',
  star: 'm12 4 2.5 5.1 5.6.8-4 4 .9 5.6-5-2.7-5 2.7.9-5.6-4-4 5.6-.8Z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-6v2m0 16v2M2 12h2m16 0h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5',
  trash: 'M4 7h16M9 7V4h6v3m3 0-1 13H7L6 7m4 4v5m4-5v5',
  undo: 'M4 9h10a6 6 0 0 1 0 12h-3M8 5 4 9l4 4',
  up: 'm6 14 6-6 6 6',
  upload: 'M12 15V4m-4.5 4.5L12 4l4.5 4.5M4 19.5h16',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm-8 17c0-4 3.4-6.5 8-6.5s8 2.5 8 6.5',
} as const;

export type IconName = keyof typeof paths;

interface IconProps {
  name: IconName;
  size?: number;
  className?: string | undefined;
}

export function Icon({ name, size = 20, className }: IconProps) {
  return <LineIcon path={paths[name]} size={size} className={className} />;
}
