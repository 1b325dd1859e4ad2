import type { Locator } from 'playwright-core';

/** A chart as it is drawn: how far what somebody reads off it is from what it stands for, in pixels. */
export interface ChartReading {
  /** Points that were walked to and have something drawn. */
  count: number;
  worst: number;
  /** Of the lines, against an even scale from the bottom to the topmost. */
  worstLine: number;
}

interface Drawn {
  ticks: { label: string; y: number }[];
  bottom: number;
  isDot: boolean;
  y: number | null;
}

function measure(slider: Element): Drawn {
  const frame = slider.parentElement!;
  const ticks = [...frame.children]
    .filter((each) => each !== slider)
    .map((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      const isAtTop = Number.parseFloat(getComputedStyle(each).borderTopWidth) > 0;
      return { label: each.textContent, y: isAtTop ? top : bottom };
    });
  const current = slider.querySelector('[data-current]');
  const isDot = slider.querySelector('svg') !== null;
  const { top = 0, bottom = 0 } = current?.getBoundingClientRect() ?? {};
  const { bottom: frameBottom } = slider.getBoundingClientRect();
  return { ticks, bottom: frameBottom, isDot, y: current ? (isDot ? (top + bottom) / 2 : top) : null };
}

function numberIn(text: string | null | undefined): number {
  return Number.parseFloat((text ?? '').replaceAll(/[^\d.%]/g, ''));
}

/** Walks from the last point to the left, as far as there are points or `most` of them. */
export async function readChart(slider: Locator, most = 10): Promise<ChartReading> {
  await slider.scrollIntoViewIfNeeded();
  await slider.focus();
  await slider.press('End');
  const reading: ChartReading = { count: 0, worst: 0, worstLine: 0 };
  for (let step = 0; step < most; step++) {
    const text = await slider.getAttribute('aria-valuetext');
    const { ticks, bottom, isDot, y } = await slider.evaluate(measure);
    const topmost = ticks.at(-1)!;
    const heightOf = (value: number) => (value / numberIn(topmost.label)) * (bottom - topmost.y);
    for (const tick of ticks) {
      reading.worstLine = Math.max(reading.worstLine, Math.abs(bottom - tick.y - heightOf(numberIn(tick.label))));
    }
    const said = isDot ? /([\d.]+)%/.exec(text ?? '')?.[1] : /: ([\d,]+) /.exec(text ?? '')?.[1];
    if (y !== null && said !== undefined) {
      reading.count += 1;
      reading.worst = Math.max(reading.worst, Math.abs(bottom - y - heightOf(numberIn(said))));
    }
    await slider.press('ArrowLeft');
    if ((await slider.getAttribute('aria-valuetext')) === text) break;
  }
  return reading;
}
