import { brandLook } from '../../../platform/brand-look.ts';

/**
 * The brand's colors by role, for light and dark mode. The report is a single file, so it can't use the site's style
 * sheet.
 */
export const reportStyle = brandLook.recolor(`
:root {
  color-scheme: light dark;
  --surface: #ffffff; --mist: #f1f6f6; --lit: #fff8e4; --lit-line: #f2b418;
  --ink: #0b262c; --body: #3d555b; --muted: #55696e; --line: #d8e3e4;
  --bar: #0d5a66; --bar-quiet: #9cc4c9; --lamp: #ffc83d; --brick: #c2553b; --fern: #3d7a57; --outline: rgb(11 38 44 / 0.35);
}
@media (prefers-color-scheme: dark) {
  :root {
    --surface: #061f25; --mist: #0a3038; --lit: #2c3317; --lit-line: #ffc83d;
    --ink: #ffffff; --body: #c5dde0; --muted: #9cc4c9; --line: #1f4a53;
    --bar: #9cc4c9; --bar-quiet: #3f8c98; --lamp: #ffc83d; --brick: #f0b49c; --fern: #a9cdb4; --outline: rgb(255 255 255 / 0.3);
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--surface); color: var(--body); font: 400 17px/1.6 "Figtree Variable", Figtree, "Segoe UI", system-ui, -apple-system, Roboto, Arial, sans-serif; -webkit-font-smoothing: antialiased; }
main { max-width: 1080px; margin: 0 auto; padding: 40px clamp(20px, 4.7vw, 60px) 96px; }
h1, h2, .figures dd { color: var(--ink); font-family: "Source Serif 4 Variable", "Source Serif 4", Georgia, "Times New Roman", serif; font-weight: 580; text-wrap: balance; }
h1 { margin: 40px 0 12px; font-size: clamp(2rem, 1.4rem + 2.6vw, 3.25rem); line-height: 1.1; letter-spacing: -0.02em; }
h2 { margin: 0 0 4px; font-size: clamp(1.5rem, 1.3rem + 0.9vw, 1.875rem); line-height: 1.2; letter-spacing: -0.015em; }
h3 { margin: 32px 0 0; color: var(--ink); font-size: 1.1875rem; line-height: 1.4; font-weight: 600; }
p { max-width: 42rem; margin: 0 0 12px; text-wrap: pretty; }
.lead { font-size: 1.25rem; line-height: 1.5; color: var(--ink); }
.brand { display: flex; align-items: center; gap: 12px; color: var(--ink); font-weight: 600; }
.brand svg { width: 32px; height: 32px; }
.brand span { color: var(--muted); font-weight: 400; }
.note, .caption { color: var(--muted); font-size: 0.9375rem; line-height: 1.5; }
.note { border-left: 3px solid var(--lit-line); padding-left: 12px; }
section { margin-top: 56px; padding-top: 28px; border-top: 1px solid var(--line); }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 24px; margin: 36px 0 0; padding: 24px 0 0; border-top: 1px solid var(--line); }
.figures div { display: flex; flex-direction: column-reverse; justify-content: flex-end; }
.figures dt { font-size: 0.9375rem; line-height: 1.4; }
.figures dd { margin: 0; font-size: 2.375rem; line-height: 1.15; letter-spacing: -0.015em; font-variant-numeric: lining-nums; }
.figures small { display: block; color: var(--muted); font-size: 0.875rem; }
table { width: 100%; margin-top: 16px; border-collapse: collapse; font-variant-numeric: tabular-nums lining-nums; }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
th, td { padding: 10px 0 10px 20px; border-bottom: 1px solid var(--line); text-align: right; vertical-align: top; white-space: nowrap; }
th:first-child { text-align: left; white-space: normal; overflow-wrap: anywhere; }
th:first-child { padding-left: 0; }
tbody th { color: var(--ink); font-weight: 500; }
thead th { color: var(--muted); font-size: 0.875rem; line-height: 1.4; font-weight: 500; vertical-align: bottom; }
.wide { width: 60%; }
.bar { display: block; width: 100%; height: 14px; margin-top: 6px; overflow: visible; }
.fill { fill: var(--bar); }
.lost { fill: var(--brick); }
.rest { fill: var(--mist); }
.most th, .most td { background: var(--lit); }
.most th:first-child { box-shadow: -12px 0 0 var(--lit), inset 3px 0 0 var(--lit-line); padding-left: 12px; }
.most b { display: inline-block; margin-left: 8px; padding: 0 8px; border-radius: 6px; background: var(--lamp); color: #0b262c; font-size: 0.875rem; font-weight: 600; }
.scroll { overflow-x: auto; }
.scroll:focus-visible, summary:focus-visible { outline: 3px solid var(--lamp); outline-offset: 2px; }
.plot { margin-top: 24px; }
.plot h3 { display: flex; justify-content: space-between; gap: 16px; margin: 0; font-size: 1rem; }
.plot h3 span { color: var(--muted); font-size: 0.875rem; font-weight: 400; }
.plot svg { display: block; width: 100%; height: 96px; margin-top: 8px; border-bottom: 1px solid var(--line); }
.plot rect { fill: var(--bar); }
.axis { display: flex; justify-content: space-between; color: var(--muted); font-size: 0.875rem; }
.stack { display: block; width: 100%; height: 28px; margin-top: 20px; }
.stack rect { stroke: var(--outline); stroke-width: 1; }
.key { display: inline-block; width: 12px; height: 12px; margin-right: 10px; border: 1px solid var(--outline); border-radius: 3px; }
.chart-1 { fill: var(--bar); background: var(--bar); } .chart-2 { fill: var(--lamp); background: var(--lamp); }
.chart-3 { fill: var(--brick); background: var(--brick); } .chart-4 { fill: var(--bar-quiet); background: var(--bar-quiet); }
.chart-5 { fill: var(--fern); background: var(--fern); }
details { margin-top: 16px; }
summary { display: inline-block; min-height: 44px; padding: 10px 0; color: var(--bar); cursor: pointer; text-decoration: underline; text-underline-offset: 3px; }
.terms dt { margin-top: 12px; color: var(--ink); font-weight: 600; }
.terms dd { max-width: 42rem; margin: 0; }
@media (max-width: 767px) {
  th, td { padding-left: 12px; font-size: 0.9375rem; }
  .wide { width: auto; }
  .narrow-hidden { display: none; }
  .figures { grid-template-columns: 1fr 1fr; }
  .most b { display: table; margin: 4px 0 0; }
}
@media print {
  :root { color-scheme: light; --surface: #ffffff; --mist: #f1f6f6; --lit: #fff8e4; --lit-line: #f2b418; --ink: #0b262c; --body: #3d555b; --muted: #55696e; --line: #d8e3e4; --bar: #0d5a66; --bar-quiet: #9cc4c9; --brick: #c2553b; --fern: #3d7a57; --outline: rgb(11 38 44 / 0.35); }
  @page { margin: 16mm; }
  body { font-size: 12px; }
  main { max-width: none; padding: 0; }
  section { margin-top: 28px; padding-top: 16px; }
  tr, .plot, .figures div { break-inside: avoid; }
  h2, h3, thead { break-after: avoid; }
  rect, .key, .most th, .most td, .most b { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  th, td { padding-block: 5px; }
  summary { display: none; }
  details::details-content { display: block; content-visibility: visible; }
}
`);
