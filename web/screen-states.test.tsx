import { operations } from 'virtual:plink-contract'
import { expect, inject, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { INACTIVITY_SECONDS, INACTIVITY_WARNING_SECONDS } from '#domain/constants.ts'
import { allStates, type ScreenState } from '#web/mock/screen-states.ts'
import { fastForward, installClock } from '#web/testing/clock.ts'
import { expectedTexts, isLikeOnEveryScreen } from '#web/testing/expected-text.ts'
import { firstSights, gateStates, kindOf, shareOf } from '#web/testing/gate-states.ts'
import {
  COVERED,
  DESKTOP,
  expectAccessible,
  PHONE,
  setWidth,
  switchOffTransitions,
  switchTo,
  type View,
} from '#web/testing/look-at-screens.ts'
import { type ExampleServer, openState } from '#web/testing/open-screen.tsx'

switchOffTransitions()

/** The app reads the sign-up of an earlier visit when it starts. A journey visits these states. */
const states = allStates(operations).filter(state => !state.stored.resumed && !isLikeOnEveryScreen(state))
const views = viewsByState()

type NamedTest = [name: string, run: () => Promise<void>]

const tests: NamedTest[] = [
  ...(inject('gate') ? gateStates(states) : states).map((state): NamedTest => [state.id, () => visit(state)]),
  ...['password.start', 'security.start'].map(
    (id): NamedTest => [`${id} with the warning of the time-out`, () => waitForWarning(id)],
  ),
  ['dashboard.start with a point of the graph that the keyboard points at', pointAtGraph],
  ['settings.start with the suggestions of the search', openSuggestions],
]

for (const [name, run] of shareOf(tests, inject('share'))) test(name, run)

async function visit(state: ScreenState): Promise<void> {
  setWidth(DESKTOP)
  const server = await openState(state.id)
  const texts = expectedTexts(state)
  await expectShown(texts.en)
  for (const view of viewsOf(state)) await expectAccessibleIn(view, server, state.id)
  const isArabic = document.documentElement.lang === 'ar'
  // For the states that axe sees in Arabic, the gate also checks the Arabic texts.
  if (texts.ar.length === 0 || (inject('gate') && !isArabic)) return
  if (!isArabic) await switchTo(PHONE, server)
  await expectShown(texts.ar)
}

async function waitForWarning(id: string): Promise<void> {
  setWidth(DESKTOP)
  installClock()
  const server = await openState(id)
  // Simulates activity, and gives the effects that start the watch time to run.
  await userEvent.keyboard('{Shift}')
  fastForward(INACTIVITY_SECONDS - INACTIVITY_WARNING_SECONDS + 1)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(DESKTOP, `${id} warning`)
  await switchTo(PHONE, server)
  await expectAccessible(PHONE, `${id} warning`)
}

async function pointAtGraph(): Promise<void> {
  setWidth(DESKTOP)
  const server = await openState('dashboard.start')
  const graph = page.getByRole('slider')
  await expect.element(graph).toBeVisible()
  graph.element().focus()
  await expectAccessible(DESKTOP, 'dashboard pointed')
  await switchTo(PHONE, server)
  await expectAccessible(PHONE, 'dashboard pointed')
}

async function openSuggestions(): Promise<void> {
  setWidth(DESKTOP)
  const server = await openState('settings.start')
  await page.getByRole('combobox', { name: 'Search' }).fill('a')
  await expect.element(page.getByRole('option', { name: /^Green Palm Trading/ })).toBeVisible()
  await expectAccessible(DESKTOP, 'search suggestions', COVERED)
  await switchTo(PHONE, server)
  await page.getByRole('button', { name: 'القائمة', exact: true }).click()
  await page.getByRole('combobox', { name: 'بحث' }).fill('a')
  await expect.element(page.getByRole('option', { name: /^Green Palm Trading/ })).toBeVisible()
  await expectAccessible(PHONE, 'search suggestions', COVERED)
}

async function expectShown(texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect.poll(shownText).toContain(withoutMarks(text))
}

/** The frame of a page is there before its code, and its menu names pages too. So no text counts before the heading is there. */
function shownText(): string {
  const root = document.getElementById('root')
  return root?.querySelector('h1') ? withoutMarks(root.innerText.replaceAll(/\s+/g, ' ')) : ''
}

/** Removes the marks that keep the direction of an amount or a name. */
const withoutMarks = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '')

const viewsOf = ({ id }: ScreenState) => (inject('screenshots') ? [DESKTOP, PHONE] : (views.get(id) ?? []))

/** Assigns views to states. Every screen is checked in both views when it opens. Its other states alternate. Screenshots show all of them. */
function viewsByState(): Map<string, View[]> {
  let turn = 0
  const viewsOfLooked = (state: ScreenState) => {
    if (kindOf(state) === 'start') return [DESKTOP, PHONE]
    turn += 1
    return [turn % 2 === 0 ? DESKTOP : PHONE]
  }
  return new Map(lookedAt().map(state => [state.id, viewsOfLooked(state)]))
}

async function expectAccessibleIn(view: View, server: ExampleServer, id: string): Promise<void> {
  if (document.documentElement.lang !== view.locale) await switchTo(view, server)
  await expectAccessible(view, id)
  await expectExpandedAccessible(view, server, id)
}

/**
 * Opens each menu and list of the screen that no earlier screen has, on a phone also the menus that only phones have. A menu opens alone, because it
 * may cover the others. Lists push each other down, so they are checked together.
 */
async function expectExpandedAccessible(view: View, server: ExampleServer, id: string): Promise<void> {
  const lists = collapsed('details:not([open]) > summary')
  const menus = collapsed('button[aria-expanded="false"]').map(menu => [menu])
  for (const together of [lists, ...menus]) {
    const unseen = together.filter(control => control.isConnected && !expanded.has(nameIn(view, control)))
    if (unseen[0] === undefined) continue
    await pressAll(unseen, server)
    await expectAccessible(view, `${id} ${nameIn(view, unseen[0])}`, COVERED)
    for (const control of unseen) expanded.add(nameIn(view, control))
    await pressAll(unseen, server)
  }
}

const expanded = new Set<string>()

const nameIn = ({ locale }: View, control: HTMLElement) =>
  `${locale} ${control.getAttribute('aria-label') ?? control.textContent}`

async function pressAll(controls: readonly HTMLElement[], server: ExampleServer): Promise<void> {
  for (const control of controls) control.click()
  await server.settled()
}

function collapsed(selector: string): HTMLElement[] {
  const scope = document.querySelector('#root dialog[open]') ?? document.getElementById('root')
  const all = [...(scope?.querySelectorAll<HTMLElement>(selector) ?? [])]
  return all.filter(control => control.checkVisibility() && !control.matches(':disabled'))
}

/**
 * Returns the states that axe checks: every screen as it opens, its client states, and for each of its calls the first refusal, an empty list, and
 * every response, or none, to a request that the screen sends by itself. Responses to the user's requests count on the first screen that gets them.
 * Of the refusals that many operations share, only the first one counts, because they look alike.
 */
function lookedAt(): ScreenState[] {
  const isFirstRefusal = firstSights()
  const isFirstResponse = firstSights()
  return states.filter(state => {
    const { id, screen, steps, operation, scenario } = state
    if (operation === undefined) return true
    if (!scenario) return kindOf(state) === 'loading' ? steps.length === 0 : kindOf(state) === 'empty'
    const { name, code } = scenario
    if (code !== undefined) {
      const isFirst = isFirstRefusal(`${screen.id} ${operation}`)
      return (isFirstResponse(`${operation} ${code}`) && isRare(code)) || isFirst
    }
    const isUsual = name === 'all_green'
    if (isUsual && steps.length === 0 && !screen.scenarios?.[operation]) return false
    return isFirstResponse(`${steps.length === 0 || isUsual ? id : operation} ${name}`)
  })
}

function isRare(code: string): boolean {
  return operations.filter(({ scenarios }) => scenarios.some(each => each.code === code)).length <= 5
}
