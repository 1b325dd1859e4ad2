import { LineIcon } from '../rich-text/line-icon.tsx';

const paths = {
  alert: 'M12 8v5m0 3.5v.01M10.3 4.2 2.9 17a2 2 0 0 0 1.7 3h14.8a2 2 0 0 0 1.7-3L13.7 4.2a2 2 0 0 0-3.4 0Z',
  down: 'm6 10 6 6 6-6',
  plus: 'M12 5v14M5 12h14',
  remove: 'm6 6 12 12M18 6 6 18',
  up: 'm6 14 6-6 6 6',
} as const;

export function Icon({ name }: { name: keyof typeof paths }) {
  return <LineIcon path={paths[name]} size={18} />;
}
