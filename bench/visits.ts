import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { seededCustomer } from '../api/testing/customers/customer.ts'
import { startServer } from '../api/testing/processes/server-process.ts'
import { sandboxAccounts } from '../domain/generated/sandbox-values.ts'
import { buildIfStale, WEB } from '../tools/build/product-build.ts'
import { bundleCompressedWeb } from '../tools/build/web-build.ts'
import { CHROMIUM } from '../tools/chromium.ts'
import { requireProgram } from '../tools/programs.ts'
import { type Figure, ofRounds } from './report.ts'
import { isShort } from './short.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const RUNS = isShort ? 1 : 5
const SHIFT_BUDGET = 0.02
const INVISIBLE_SHIFT = 0.002
const TASK_BUDGET_MILLISECONDS = 250
/** The slowdown of the processor, which simulates a mid-range phone. */
const CPU_SLOWDOWN = 4
/** The preset "Slow 4G" of browser tools. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
/** This is long enough for late layout shifts. */
const SETTLE_MILLISECONDS = isShort ? 0 : 3000

interface Device {
  name: string
  screen: BrowserContextOptions
  isSlow: boolean
}

export const PHONE: Device = {
  name: `360 px, processor ${CPU_SLOWDOWN} times slower, slow 4G`,
  screen: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  isSlow: true,
}
export const DESKTOP: Device = { name: '1280 px', screen: { viewport: { width: 1280, height: 800 } }, isSlow: false }

export interface Visit {
  path: string
  device: Device
  cache: 'empty' | 'warm'
  isSignedIn?: boolean
  /** The budget of the largest contentful paint, or of the time when the text is readable. */
  budgetSeconds: number
  /** Whether the text of the page is in its HTML. The app paints the text again, but a reader does not wait for that. */
  isText?: boolean
  /** The budget of a tap on the first choice of the page, if it has one. */
  tapBudgetSeconds?: number
}

interface Measurement {
  /** The time at which the largest content was painted. */
  paintSeconds: number
  /** The time at which the whole HTML had arrived and a part of it was painted. */
  readableSeconds: number
  shift: number
  /** The time at which a tap on the page began to work, if the page has a choice. */
  attachedSeconds: number
  longestTaskMilliseconds: number
}

/** Measures visits to the built web app on the real server. */
export async function measureVisits(visits: readonly Visit[]): Promise<Figure[]> {
  const executablePath = await requireProgram(CHROMIUM)
  await buildIfStale(ROOT, WEB, bundleCompressedWeb)
  const dataDir = mkdtempSync(join(tmpdir(), 'plink-bench-'))
  const server = await startServer({ DATA_DIR: dataDir, DRAIN_DELAY_SECONDS: '0' })
  const browser = await chromium.launch({ executablePath })
  try {
    const storage = await signedIn(server.url)
    const rounds: Measurement[][] = []
    for (let run = 0; run < RUNS; run++) rounds.push(await visitAll(browser, server.url, visits, storage))
    return visits.flatMap((visit, index) =>
      figuresOf(
        visit,
        rounds.map(round => round[index]!),
      ),
    )
  } finally {
    await browser.close()
    server.kill('SIGTERM')
    await server.exited
    rmSync(dataDir, { recursive: true })
  }
}

async function visitAll(
  browser: Browser,
  url: string,
  visits: readonly Visit[],
  signedIn: StorageEntries,
): Promise<Measurement[]> {
  const measurements: Measurement[] = []
  for (const visit of visits) measurements.push(await see(browser, url, visit, visit.isSignedIn ? signedIn : {}))
  return measurements
}

type StorageEntries = Record<string, string>

/** Returns the browser storage of a signed-in customer. */
async function signedIn(url: string): Promise<StorageEntries> {
  const server = { request: (path: string, init?: RequestInit) => fetch(url + path, init) }
  const [phone] = sandboxAccounts.login_with_code
  const { accessToken, refreshToken, userId } = await seededCustomer(server, phone).signIn()
  return { accessToken, refreshToken, userId }
}

async function see(
  browser: Browser,
  url: string,
  { path, device, cache }: Visit,
  storage: StorageEntries,
): Promise<Measurement> {
  const context = await browser.newContext(device.screen)
  await context.addInitScript(entries => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, storage)
  await context.addInitScript(observe)
  const page = await context.newPage()
  await blockEvents(page)
  if (device.isSlow) await slowDown(page)
  if (cache === 'warm') await page.goto(url + path, { waitUntil: 'networkidle' })
  await page.goto(url + path, { waitUntil: 'networkidle' })
  await page.waitForTimeout(SETTLE_MILLISECONDS)
  const measurement = await page.evaluate(() => window.measurement)
  await context.close()
  return measurement
}

/** Blocks the stream of events, with which the network would never be idle. Playwright's own way to block a request would empty the cache. */
async function blockEvents(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: ['*/wallet/events'] })
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

declare global {
  interface Window {
    measurement: Measurement
  }
  interface PerformanceEntry {
    /** The score of a layout shift. */
    value: number
    /** The time at which the response of a navigation ended. */
    readonly responseEnd: number
  }
}

/** Runs in the page. It adds up all shifts. The sum is at least the cumulative layout shift that browsers report. */
function observe(): void {
  const measurement: Measurement = {
    paintSeconds: 0,
    readableSeconds: 0,
    shift: 0,
    attachedSeconds: 0,
    longestTaskMilliseconds: 0,
  }
  window.measurement = measurement
  const follow = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type, buffered: true })
  follow('largest-contentful-paint', ({ startTime }) => {
    measurement.paintSeconds = startTime / 1000
  })
  // The two entries come in either order.
  const readableAt = (milliseconds: number) => {
    measurement.readableSeconds = Math.max(measurement.readableSeconds, milliseconds / 1000)
  }
  follow('paint', ({ startTime }) => readableAt(startTime))
  follow('navigation', ({ responseEnd }) => readableAt(responseEnd))
  follow('layout-shift', ({ value }) => {
    measurement.shift += value
  })
  follow('longtask', ({ duration }) => {
    measurement.longestTaskMilliseconds = Math.max(measurement.longestTaskMilliseconds, duration)
  })
  const watch = setInterval(() => {
    const choice = document.querySelector('input[type=radio]') ?? {}
    // React stores the handlers of a tap on the element itself.
    if (!Object.keys(choice).some(key => key.startsWith('__reactProps'))) return
    measurement.attachedSeconds = performance.now() / 1000
    clearInterval(watch)
  }, 10)
}

function figuresOf(
  { path, device, cache, budgetSeconds, tapBudgetSeconds, isText }: Visit,
  measurements: Measurement[],
): Figure[] {
  const visit = `\`${path}\`, ${cache} cache, ${device.name}`
  const shifts = measurements.map(({ shift }) => shift)
  const largest = Math.max(...shifts)
  const ofVisit = (what: string, unit: Figure['unit'], budget: number, rounds: number[]): Figure => ({
    name: `${what} ${visit}`,
    unit,
    better: 'lower',
    budget,
    ...ofRounds(rounds),
  })
  const seconds = (what: string, budget: number, rounds: number[]) => ofVisit(what, 's', budget, rounds)
  const paints = measurements.map(({ paintSeconds, readableSeconds }) => (isText ? readableSeconds : paintSeconds))
  const taps = measurements.map(({ attachedSeconds }) => attachedSeconds)
  const tasks = measurements.map(({ longestTaskMilliseconds }) => longestTaskMilliseconds)
  return [
    seconds(isText ? 'readable text of' : 'largest contentful paint of', budgetSeconds, paints),
    ...(tapBudgetSeconds === undefined ? [] : [seconds('a tap works on', tapBudgetSeconds, taps)]),
    ofVisit('longest task of', 'ms', TASK_BUDGET_MILLISECONDS, tasks),
    {
      name: `layout shift of ${visit}, largest of ${RUNS} visits`,
      value: largest,
      noise: Math.max(largest - Math.min(...shifts), INVISIBLE_SHIFT),
      unit: 'score',
      better: 'lower',
      budget: SHIFT_BUDGET,
    },
  ]
}
