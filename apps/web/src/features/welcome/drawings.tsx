// Line drawings of the public pages, in the colours of the theme. Decoration only: the words beside them say it all.
import type { ReactNode } from 'react';

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 400 320"
      fill="none"
      stroke="var(--line-strong)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** One row of an answer sheet: the option and the line of text beside it. */
function Option({ y, width, mark }: { y: number; width: number; mark?: 'right' | 'wrong' }) {
  return (
    <>
      <circle cx="148" cy={y} r="9" fill="var(--surface)" />
      {mark === 'right' && <path d={`m143 ${y} 4 4 7-8`} stroke="var(--right)" strokeWidth="3" />}
      {mark === 'wrong' && <path d={`m144 ${y - 4} 8 8m0-8-8 8`} stroke="var(--wrong)" strokeWidth="3" />}
      <path d={`M172 ${y}h${width}`} stroke="var(--line)" strokeWidth="8" />
    </>
  );
}

/** A question answered wrong once, and right the second time. */
export function PaperDrawing() {
  return (
    <Drawing>
      <rect x="112" y="44" width="196" height="244" rx="10" fill="var(--subtle)" transform="rotate(5 210 166)" />
      <rect x="112" y="36" width="196" height="248" rx="10" fill="var(--surface)" />
      <path d="M138 70h118M138 88h76" stroke="var(--ink-muted)" strokeWidth="6" />
      <Option y={126} width={92} />
      <Option y={158} width={70} mark="wrong" />
      <Option y={190} width={104} mark="right" />
      <Option y={222} width={58} />
      <path d="M138 256h60" stroke="var(--line)" strokeWidth="8" />
      <path d="M112 158C62 158 62 190 100 190" stroke="var(--accent)" strokeWidth="3" />
      <path d="m92 182 10 8-10 8" stroke="var(--accent)" strokeWidth="3" />
      <g transform="rotate(32 296 240)" fill="var(--accent-soft)" stroke="var(--accent)">
        <path d="M288 214v-88a8 8 0 0 1 16 0v88l-8 20Z" />
        <path d="M288 140h16m-16 74h16" />
      </g>
    </Drawing>
  );
}

const marks = {
  right: <path d="m46 76 5 5 10-12" stroke="var(--right)" strokeWidth="3" />,
  wrong: <path d="m49 70 11 11m0-11-11 11" stroke="var(--wrong)" strokeWidth="3" />,
};

function Sheet({ x, y, tilt, mark }: { x: number; y: number; tilt: number; mark: keyof typeof marks }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt})`}>
      <rect width="76" height="98" rx="7" fill="var(--surface)" />
      <path d="M16 24h44M16 42h30M16 60h38" stroke="var(--line)" strokeWidth="6" />
      {marks[mark]}
    </g>
  );
}

/** One paper at the board, a copy on every desk. */
export function ClassDrawing() {
  return (
    <Drawing>
      <rect x="92" y="28" width="216" height="116" rx="10" fill="var(--accent-soft)" stroke="var(--accent)" />
      <path d="M118 60h112M118 80h72" stroke="var(--accent)" strokeWidth="6" />
      <circle cx="126" cy="112" r="8" fill="var(--surface)" stroke="var(--accent)" />
      <path d="M148 112h60" stroke="var(--accent)" strokeWidth="6" opacity="0.4" />
      <path d="m250 106 10 10 20-24" stroke="var(--accent)" strokeWidth="4" />
      <path d="M200 152v22M136 152l-44 26M264 152l44 26" strokeDasharray="1 8" />
      <Sheet x={44} y={192} tilt={-4} mark="right" />
      <Sheet x={162} y={186} tilt={0} mark="wrong" />
      <Sheet x={282} y={187} tilt={4} mark="right" />
    </Drawing>
  );
}

function Person({ x, y, accent = false }: { x: number; y: number; accent?: boolean }) {
  const ink = accent ? 'var(--accent)' : 'var(--line-strong)';
  return (
    <g transform={`translate(${x} ${y})`} stroke={ink}>
      <circle cx="20" cy="14" r="10" fill={accent ? 'var(--accent-soft)' : 'var(--surface)'} />
      <path d="M2 50c0-12 8-19 18-19s18 7 18 19Z" fill={accent ? 'var(--accent-soft)' : 'var(--surface)'} />
    </g>
  );
}

/** A company of its own: people inside, figures on the wall. */
export function CompanyDrawing() {
  return (
    <Drawing>
      <path d="M36 284h328" />
      <path d="M76 284V104L200 44l124 60v180Z" fill="var(--surface)" />
      <rect x="112" y="122" width="176" height="72" rx="8" fill="var(--subtle)" stroke="var(--line)" />
      <path
        d="M136 178v-20M164 178v-34M192 178v-26M220 178v-42M248 178v-32"
        strokeWidth="10"
        stroke="var(--line-strong)"
        opacity="0.5"
      />
      <path d="m132 150 32-14 28 6 30-18 30 4" stroke="var(--accent)" strokeWidth="3" />
      <Person x={112} y={234} />
      <Person x={180} y={234} accent />
      <Person x={248} y={234} />
      <circle cx="200" cy="86" r="9" fill="var(--accent-soft)" stroke="var(--accent)" />
    </Drawing>
  );
}

/** Papers tied into a bundle, with a price tag. */
export function PartnerDrawing() {
  return (
    <Drawing>
      <rect x="104" y="52" width="168" height="212" rx="10" fill="var(--subtle)" transform="rotate(-6 188 158)" />
      <rect x="112" y="48" width="168" height="212" rx="10" fill="var(--subtle)" transform="rotate(3 196 154)" />
      <rect x="108" y="52" width="168" height="212" rx="10" fill="var(--surface)" />
      <path d="M134 86h92M134 104h62" stroke="var(--ink-muted)" strokeWidth="6" />
      <path d="M134 206h110M134 228h78" stroke="var(--line)" strokeWidth="8" />
      <path d="M108 156h168M192 52v212" stroke="var(--accent)" strokeWidth="3" />
      <path
        d="M192 156c-34-30-52-18-40-4 8 9 26 6 40 4Zm0 0c34-30 52-18 40-4-8 9-26 6-40 4Z"
        fill="var(--accent-soft)"
        stroke="var(--accent)"
        strokeWidth="3"
      />
      <path d="M192 156c36 6 70 20 96 44" stroke="var(--accent)" />
      <g transform="rotate(22 288 200)" fill="var(--accent-soft)" stroke="var(--accent)">
        <path d="m278 200 22-24h52a6 6 0 0 1 6 6v36a6 6 0 0 1-6 6h-52Z" />
        <path d="M312 192h30m-30 16h20" />
        <circle cx="296" cy="200" r="4" fill="var(--surface)" />
      </g>
    </Drawing>
  );
}
