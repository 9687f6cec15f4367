import type { Page } from '@playwright/test'
import type { ScreenState } from '#web/mock/screen-states.ts'

/** Longer than the mock waits for an element to press or fill, so that the mock can report what was missing. */
const PATIENCE_MILLISECONDS = 15_000

/**
 * Shows the states one after another in one page, without reloading it. Each must be reached and show its text, or any text if its
 * text is empty. Returns the problems, including console errors.
 */
export async function visitStates(
  page: Page,
  states: readonly ScreenState[],
  textOf: (state: ScreenState) => string,
): Promise<string[]> {
  const problems: string[] = []
  let current = ''
  watchConsole(page, complaint => problems.push(`${current} complains: ${complaint}`))
  await page.addInitScript(switchOffDevTracing)
  for (const state of states) {
    current = state.id
    const problem = await visit(page, state, textOf(state))
    if (problem !== null) problems.push(`${state.id}: ${problem}`)
  }
  return problems
}

/** Loads the page for the first state and for states that begin with a reload. Shows the others as the gallery does. */
async function visit(page: Page, { id, stored }: ScreenState, text: string): Promise<string | null> {
  const isLoaded = page.url() === 'about:blank' || Boolean(stored.resumed)
  if (isLoaded) await page.goto(`/?state=${id}`)
  return page.evaluate(stateProblem, { id, text, isLoaded, patience: PATIENCE_MILLISECONDS })
}

/**
 * Runs in the page. Checks after each change of the document rather than in every frame, because requesting frames costs more than
 * the screens.
 */
function stateProblem(wanted: { id: string; text: string; isLoaded: boolean; patience: number }) {
  const { id, text, isLoaded, patience } = wanted
  const html = document.documentElement
  const shown = () => document.getElementById('root')?.innerText.replaceAll(/\s+/g, ' ').trim() ?? ''
  return new Promise<string | null>(resolve => {
    let isDue = false
    const end = (problem: string | null) => {
      observer.disconnect()
      clearTimeout(timer)
      resolve(problem)
    }
    const look = () => {
      isDue = false
      const { mockState = '' } = html.dataset
      if (mockState.startsWith(`failed ${id}`)) return end(mockState)
      if (mockState !== `reached ${id}`) return
      const words = shown()
      if (words !== '' && words.includes(text)) end(null)
    }
    const lookSoon = () => {
      if (!isDue) setTimeout(look)
      isDue = true
    }
    const giveUp = () =>
      end(html.dataset.mockState === `reached ${id}` ? `does not say “${text}” but “${shown()}”` : 'was not entered')
    const observer = new MutationObserver(lookSoon)
    const timer = setTimeout(giveUp, patience)
    observer.observe(html, { subtree: true, childList: true, attributes: true, characterData: true })
    if (!isLoaded) postMessage({ plinkState: { state: id } })
    lookSoon()
  })
}

/**
 * Runs in the page before React. React's development build records a stack and a task for every element, and a timing for every
 * render, which takes half of its time and is not needed here. Its warnings stay.
 */
function switchOffDevTracing(): void {
  for (const name of ['createTask', 'timeStamp']) Reflect.deleteProperty(console, name)
  Object.defineProperty(Error, 'stackTraceLimit', { get: () => 0, set: () => {} })
}

/** Error responses are part of the states. Every other console error is a problem. */
function watchConsole(page: Page, complain: (complaint: string) => void): void {
  page.on('console', message => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) complain(message.text())
  })
  page.on('pageerror', thrown => complain(thrown.stack ?? thrown.message))
}
