import { afterAll, beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ActivityPeriod, WalletActivity } from '#web/api/generated/plinkAPI.schemas.ts'
import { render } from '#web/testing/render.tsx'
import { ActivityGraph } from './ActivityGraph.tsx'
import type { Drawing } from './DashboardCard.tsx'

/** The width of the graph in its card on a phone of 360 pixels. */
const WIDTH = 286

const day = (from: string, to = from) => ({ from, to })
const DAYS: Record<ActivityPeriod, { from: string; to: string }[]> = {
  week: [28, 29, 30, 31]
    .map(each => day(`2026-12-${each}`))
    .concat(['01', '02', '03'].map(each => day(`2027-01-${each}`))),
  month: [
    day('2026-11-08', '2026-11-14'),
    day('2026-11-15', '2026-11-21'),
    day('2026-11-22', '2026-11-28'),
    day('2026-11-29', '2026-12-05'),
  ],
  year: [
    day('2026-01-01', '2026-03-31'),
    day('2026-04-01', '2026-06-30'),
    day('2026-07-01', '2026-09-30'),
    day('2026-10-01', '2026-12-31'),
  ],
}

/** One payment of 2,600,000.00 SAR in the first point, and little in the last. */
function activityOf(period: ActivityPeriod): WalletActivity {
  const points = DAYS[period].map((days, index) => ({
    ...days,
    moneyIn: { amount: index === 0 ? 260_000_000 : 0, currency: 'SAR' as const },
    moneyOut: { amount: index === DAYS[period].length - 1 ? 100 : 0, currency: 'SAR' as const },
  }))
  return { period, points }
}

function renderGraph(period: ActivityPeriod, locale: 'en' | 'ar' = 'en', drawing: Drawing = 'line') {
  const framed = (
    <div style={{ width: WIDTH, paddingTop: 200 }}>
      <ActivityGraph activity={activityOf(period)} drawing={drawing} />
    </div>
  )
  return render(framed, { locale })
}

const boxesOf = (selector: string) => [...document.querySelectorAll(selector)].map(each => each.getBoundingClientRect())

/** The height of the letters at their font size. The box of a line is higher. */
const LETTERS = 14
async function labelBoxes(): Promise<DOMRect[]> {
  // Waits for the fonts, because the width of the letters depends on them.
  await document.fonts.ready
  return boxesOf('svg text')
    .filter(({ width }) => width > 0)
    .map(({ x, y, width, height }) => new DOMRect(x, y + (height - LETTERS) / 2, width, LETTERS))
}

const touch = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
const BARS = 'svg path.fill-chart-1, svg path.stroke-chart-2.fill-surface'

const before = { width: window.innerWidth, height: window.innerHeight }
beforeAll(() => page.viewport(360, 700))
afterAll(() => page.viewport(before.width, before.height))

test.each(['week', 'month', 'year'] as const)(
  'every label of a %s is whole on a phone, in both languages',
  async period => {
    for (const locale of ['en', 'ar'] as const) {
      const { unmount } = await renderGraph(period, locale)
      const labels = await labelBoxes()
      const [frame] = boxesOf('svg')
      expect(labels.length).toBeGreaterThan(period === 'week' ? 10 : 6)
      for (const [index, label] of labels.entries()) {
        expect(label.left).toBeGreaterThanOrEqual(frame!.left)
        expect(label.right).toBeLessThanOrEqual(frame!.right)
        expect(labels.slice(index + 1).some(other => touch(label, other))).toBe(false)
      }
      await unmount()
    }
  },
)

test('each side has a line through a point for each day', async () => {
  await renderGraph('week')
  const points = boxesOf('svg circle[r="5"]')
  expect(boxesOf('svg circle[r="3.5"]')).toHaveLength(7)
  expect(points).toHaveLength(7)
  expect(document.querySelectorAll('svg polyline')).toHaveLength(2)
  const [first, second] = points
  expect(second!.top - first!.top).toBeGreaterThan(100)
})

test('a sum has a bar of its own and none beside it', async () => {
  await renderGraph('week', 'en', 'bars')
  const bars = boxesOf(BARS).filter(({ width }) => width > 0)
  expect(bars).toHaveLength(2)
  expect(bars[0]!.height).toBeGreaterThan(100)
})

test.each(['en', 'ar'] as const)(
  'the tooltip covers nothing of the graph, whatever is pointed at (%s)',
  async locale => {
    await renderGraph('week', locale)
    const slider = page.getByRole('slider')
    const [frame] = boxesOf('svg')
    for (const x of [70, 150, WIDTH - 5]) {
      await userEvent.hover(slider, { position: { x, y: 100 }, force: true })
      const [tooltip] = boxesOf('.shadow-lift')
      expect(touch(tooltip!, frame!)).toBe(false)
      expect(tooltip!.left).toBeGreaterThanOrEqual(frame!.left)
      expect(tooltip!.right).toBeLessThanOrEqual(frame!.right)
    }
  },
)

test('what is pointed at keeps its label in sight', async () => {
  await renderGraph('week')
  await userEvent.hover(page.getByRole('slider'), { position: { x: WIDTH - 5, y: 100 }, force: true })
  const newest = boxesOf('svg text')
    .filter(({ width }) => width > 0)
    .at(-1)!
  const elements = document.elementsFromPoint(newest.left + newest.width / 2, newest.top + newest.height / 2)
  expect(elements.find(each => each.closest('svg') && each.tagName !== 'svg')?.textContent).toBe('3')
})

test('the arrow keys go from point to point and read them out', async () => {
  await renderGraph('week')
  const slider = page.getByRole('slider')
  await userEvent.tab()
  await expect.element(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('money out 1.00\u00a0SAR'))
  await userEvent.keyboard('{Home}')
  await expect
    .element(slider)
    .toHaveAttribute('aria-valuetext', expect.stringContaining('money in 2,600,000.00\u00a0SAR'))
})
