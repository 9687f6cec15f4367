import type { BrowserContext, Page } from '@playwright/test'
import type { ScreenState } from '#web/mock/states-of.ts'

const PAGES = 4
/** Longer than a state itself waits for what it has to press, so that it can say what was missing. */
const PATIENCE_MILLISECONDS = 15_000

/** What of a state is not as it should be; null when nothing is. */
type Look = (page: Page, state: ScreenState) => Promise<string | null>

/** Goes through all states in a few pages, without loading a page anew for each. Answers everything that is not as it should be. */
export async function visitStates(
  context: BrowserContext,
  states: readonly ScreenState[],
  look: Look,
): Promise<string[]> {
  const left = [...states]
  const wrong: string[] = []
  const walk = async () => {
    const page = await context.newPage()
    let current = ''
    watch(page, complaint => wrong.push(`${current} complains: ${complaint}`))
    for (let state = left.shift(); state; state = left.shift()) {
      current = state.id
      await enter(page, state)
      const found = (await reached(page, state)) ?? (await look(page, state))
      if (found !== null) wrong.push(`${state.id}: ${found}`)
    }
  }
  await Promise.all(Array.from({ length: PAGES }, walk))
  return wrong
}

/** The first one by its address, as a developer would; those that follow as the gallery does. */
async function enter(page: Page, { id, memory }: ScreenState): Promise<void> {
  if (page.url() === 'about:blank' || memory.resumed) await page.goto(`/?state=${id}`)
  else await page.evaluate(state => postMessage({ plinkVisit: { state } }), id)
}

async function reached(page: Page, { id }: ScreenState): Promise<string | null> {
  const word = await page
    .waitForFunction(
      wanted => {
        const { mockState = '' } = document.documentElement.dataset
        return [`reached ${wanted}`, `failed ${wanted}`].some(end => mockState.startsWith(end)) && mockState
      },
      id,
      { timeout: PATIENCE_MILLISECONDS },
    )
    .then(
      handle => handle.jsonValue(),
      () => 'was not entered',
    )
  return word === `reached ${id}` ? null : String(word)
}

/** Answers that say no are what is looked at; everything else that a page complains about is not. */
function watch(page: Page, complain: (complaint: string) => void): void {
  page.on('console', message => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) complain(message.text())
  })
  page.on('pageerror', thrown => complain(thrown.stack ?? thrown.message))
}

/** Waits for anything to read on the screen. */
export const emptyPage = (page: Page): Promise<string | null> => missingText(page, '')

/** Waits for the words on the screen; answers what stands there instead. */
export async function missingText(page: Page, text: string): Promise<string | null> {
  const shown = () => page.locator('#root').innerText()
  const isShown = await page
    .waitForFunction(
      wanted => {
        const shown = document.getElementById('root')?.innerText.replaceAll(/\s+/g, ' ').trim() ?? ''
        return shown !== '' && shown.includes(wanted)
      },
      text,
      { timeout: PATIENCE_MILLISECONDS },
    )
    .then(
      () => true,
      () => false,
    )
  return isShown ? null : `does not say “${text}” but “${(await shown()).replaceAll(/\s+/g, ' ')}”`
}
