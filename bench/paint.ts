import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { sandboxAccounts } from '../api/contract/generated/sandbox-values.ts'
import { seededCustomer } from '../api/testing/customer.ts'
import { startServer } from '../api/testing/server-process.ts'
import { requireChromium } from '../tools/chromium.ts'
import { buildIfStale, WEB } from '../tools/product-build.ts'
import { bundleWeb } from '../tools/web-build.ts'
import { type Figure, ofRounds } from './report.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const RUNS = 5
const PAGES = ['/', '/onboarding/business-type']
const DASHBOARD = '/app/dashboard'
const PAINT_BUDGET_SECONDS = 2
const SHIFT_BUDGET = 0.02
const INVISIBLE_SHIFT = 0.002
/** Simulates a mid-range phone. */
const CPU_SLOWDOWN = 4
const SCREEN = { width: 360, height: 740 }
/** The preset "Slow 4G" of browser tools. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
/** Long enough for late layout shifts. */
const SETTLE_MILLISECONDS = 3000

interface Paint {
  seconds: number
  shift: number
}

/** Measures first visits, with an empty cache, to the built web app on the real server. */
export async function measurePaint(): Promise<Figure[]> {
  const executablePath = await requireChromium()
  await buildIfStale(ROOT, WEB, bundleWeb)
  const dataDir = mkdtempSync(join(tmpdir(), 'plink-bench-'))
  const server = await startServer({ DATA_DIR: dataDir, DRAIN_DELAY_SECONDS: '0' })
  const browser = await chromium.launch({ executablePath })
  try {
    const session = await signedIn(server.url)
    const visits = [...PAGES.map(path => ({ path, stored: {} })), { path: DASHBOARD, stored: session }]
    const paints: Record<string, Paint[]> = Object.fromEntries(visits.map(({ path }) => [path, []]))
    for (let run = 0; run < RUNS; run++) {
      for (const { path, stored } of visits) paints[path]!.push(await firstVisit(browser, server.url + path, stored))
    }
    return Object.entries(paints).flatMap(([path, visits]) => figuresOf(path, visits))
  } finally {
    await browser.close()
    server.kill('SIGTERM')
    await server.exited
    rmSync(dataDir, { recursive: true })
  }
}

/** The browser storage of a signed-in customer. */
async function signedIn(url: string): Promise<Record<string, string>> {
  const server = { request: (path: string, init?: RequestInit) => fetch(url + path, init) }
  const [phone] = sandboxAccounts.login_with_code
  const { accessToken, refreshToken, userId } = await seededCustomer(server, phone).signIn()
  return { accessToken, refreshToken, userId }
}

async function firstVisit(browser: Browser, url: string, stored: Record<string, string>): Promise<Paint> {
  const context = await browser.newContext({ viewport: SCREEN, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  await slowDown(page)
  await page.addInitScript(entries => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, stored)
  await page.addInitScript(observe)
  // With an open stream of events the network is never idle.
  await page.route('**/wallet/events', route => route.abort())
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(SETTLE_MILLISECONDS)
  const { milliseconds, shift } = await page.evaluate(() => window.seen)
  await context.close()
  return { seconds: milliseconds / 1000, shift }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

declare global {
  interface Window {
    seen: { milliseconds: number; shift: number }
  }
  interface PerformanceEntry {
    /** The score of a layout shift. */
    value: number
  }
}

/** Runs in the page. Adds up all shifts. The sum is at least the cumulative layout shift that browsers report. */
function observe(): void {
  const seen = { milliseconds: 0, shift: 0 }
  window.seen = seen
  const follow = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type, buffered: true })
  follow('largest-contentful-paint', ({ startTime }) => {
    seen.milliseconds = startTime
  })
  follow('layout-shift', ({ value }) => {
    seen.shift += value
  })
}

function figuresOf(path: string, visits: Paint[]): Figure[] {
  const shifts = visits.map(({ shift }) => shift)
  const largest = Math.max(...shifts)
  return [
    {
      name: `largest contentful paint of \`${path}\`, first visit, 360 px, processor ${CPU_SLOWDOWN} times slower, slow 4G`,
      unit: 's',
      better: 'lower',
      budget: PAINT_BUDGET_SECONDS,
      ...ofRounds(visits.map(({ seconds }) => seconds)),
    },
    {
      name: `layout shift of \`${path}\`, largest of ${RUNS} visits`,
      value: largest,
      noise: Math.max(largest - Math.min(...shifts), INVISIBLE_SHIFT),
      unit: 'score',
      better: 'lower',
      budget: SHIFT_BUDGET,
    },
  ]
}
