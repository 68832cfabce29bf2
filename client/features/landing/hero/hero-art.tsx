import * as messages from './messages.ts';

/**
 * A shape in the street: its outline, its fill at dusk, and its fill in the light (none if the light doesn't reach it).
 */
type Shape = readonly [outline: string, dusk: string, day?: string];
type Stroke = readonly [outline: string, dusk: string, day: string, width: number];

const shapes: readonly Shape[] = [
  ['M-1600 470H-60C60 420 170 450 300 432s230-22 330 18h1570v260h-3800z', '#0d3a43', '#dcdfa9'],
  ['M-64 432 4 384l68 48v108H-64zM540 440h130v100H540z', '#0f4049'],
  ['M-76 440 4 380l80 60-8 10-72-54-72 54zM524 444l30-52h110l26 52z', '#124a54'],
  ['M-28 462H-2v30h-26zM16 462h26v30H16zM564 466h28v28h-28zM614 466h28v28h-28z', '#0a3038'],
  ['M-1600 536h3800v300h-3800z', '#0d3d46', '#a9cdb4'],
  ['M150 470h10v72h-10z', '#0a3038', '#6b4700'],
  ['M193 430a38 58 0 1 1-76 0 38 58 0 0 1 76 0z', '#124c55', '#3d7a57'],
  ['M352 262h26v66h-26z', '#0f4650', '#a34630'],
  ['M347 256h36v12h-36zM388 440l12-36h66l24 36z', '#14525c', '#a34630'],
  ['M396 438h82v104h-82z', '#114a54', '#f4efe1'],
  ['M418 468h40v74h-40z', '#0f434c', '#c5dde0'],
  ['m208 356 92-74 92 74v186H208z', '#13505a', '#fff'],
  ['m184 368 116-102 116 102-12 15-104-91-104 91z', '#175a65', '#c2553b'],
  ['M312 542v-62a22 22 0 0 1 44 0v62z', '#0c3740', '#0d5a66'],
  [
    'M283 340a17 17 0 1 1 34 0 17 17 0 0 1-34 0zM230 388h44v50h-44zM326 388h44v50h-44zM230 470h40v44h-40zM322 484a12 12 0 0 1 24 0zM344 508a3 3 0 1 1 6 0 3 3 0 0 1-6 0z',
    '#0c3740',
    '#ffc83d',
  ],
  ['M304 542h60l6 10h-72z', '#14525c', '#d9d2bd'],
  ['M318 552h32l46 70H272z', '#11464f', '#f1e6c4'],
  ['M208 544a20 18 0 0 1 40 0zM240 544a17 14 0 0 1 34 0zM376 544a16 14 0 0 1 32 0z', '#14545d', '#2f6848'],
  ['M438 558h4v30h-4z', '#0a3038', '#6b4700'],
  ['M426 544a10 10 0 0 1 10-10h18v24h-28z', '#0c3740', '#0d5a66'],
  ['M454 540h4v-8h8v6h-8z', '#175a65', '#c2553b'],
];

const strokes: readonly Stroke[] = [
  ['M155 392v80M155 440l16-18M155 456l-14-16', '#0a3038', '#6b4700', 4],
  ['M418 486h40M418 504h40M418 522h40', '#114a54', '#f4efe1', 3],
  ['M300 323v34M283 340h34M252 388v50M230 413h44M348 388v50M326 413h44M250 470v44', '#175a65', '#0d5a66', 4],
  ['M226 440h52M322 440h52M226 516h48', '#175a65', '#0d5a66', 6],
  [
    'M208 568a12 12 0 1 1 24 0 12 12 0 0 1-24 0zM248 568a12 12 0 1 1 24 0 12 12 0 0 1-24 0zM220 568l10-20h20l10 20M230 548l12 20h-22M250 548l-8 20M248 540h8M226 544h10',
    '#1a5f6a',
    '#0b262c',
    4,
  ],
];

/** The street, drawn twice: at dusk, and in color inside the cone of the lamp, which is switched on once. */
export function HeroArt({ className }: { className: string }) {
  return (
    <svg
      viewBox="-78 0 600 640"
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={messages.pictureLabel}
      className={className}
    >
      <clipPath id="lamp-cone">
        <path d="M238 132h124l168 428a230 34 0 0 1-460 0z" />
      </clipPath>
      <path
        d="M78 96h0M150 208h0M512 76h0M468 210h0M560 250h0M40 300h0M420 48h0M120 36h0"
        stroke="#2d6570"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <Street light={1} />
      <g className="animate-lamp-on motion-reduce:animate-none" clipPath="url(#lamp-cone)">
        <path d="M0 100h600v540H0z" fill="#ffe9ad" />
        <path d="M262 132h76l104 430H158z" fill="#fff3cf" />
        <Street light={2} />
      </g>
      <path d="M297-1600h6V66h-6zM284 62h32v14h-32z" fill="#c5dde0" />
      <path d="M222 132a78 64 0 0 1 156 0z" fill="#fff" />
      <path d="M222 132h156v7H222z" fill="#ffc83d" />
    </svg>
  );
}

function Street({ light }: { light: 1 | 2 }) {
  return (
    <>
      {shapes.map((shape) => shape[light] && <path key={shape[0]} d={shape[0]} fill={shape[light]} />)}
      {strokes.map((stroke) => (
        <path
          key={stroke[0]}
          d={stroke[0]}
          fill="none"
          stroke={stroke[light]}
          strokeWidth={stroke[3]}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </>
  );
}
