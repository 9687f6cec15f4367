import { operations } from 'virtual:plink-contract'
import { expect, inject, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { INACTIVITY_SECONDS, INACTIVITY_WARNING_SECONDS } from '#domain/constants.ts'
import { allStates, type ScreenState } from '#web/mock/screen-states.ts'
import { fastForward, installClock } from '#web/testing/clock.ts'
import { gateStates, statesOfShard } from '#web/testing/gate-states.ts'
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
import { expectedTexts, isLikeOnEveryScreen } from '#web/testing/screen-texts/expected-text.ts'

switchOffTransitions()

/** The app reads the sign-up of an earlier visit when it starts. A journey visits these states. */
const states = allStates(operations).filter(state => !state.stored.resumed && !isLikeOnEveryScreen(state))
const looked = lookedAt()

for (const state of statesOfShard(inject('gate') ? gateStates(states) : states, inject('shard')))
  test(state.id, async () => {
    setWidth(DESKTOP)
    const server = await openState(state.id)
    const texts = expectedTexts(state)
    await expectShown(texts.en)
    for (const view of viewsOf(state)) await expectAccessibleIn(view, server, state.id)
    if (texts.ar.length === 0 || inject('gate')) return
    if (document.documentElement.lang !== 'ar') await switchTo(PHONE, server)
    await expectShown(texts.ar)
  })

for (const id of ['password.start', 'security.start'])
  test(`${id} with the warning of the time-out`, async () => {
    setWidth(DESKTOP)
    installClock()
    const server = await openState(id)
    // Activity, and time for the effects that start the watch.
    await userEvent.keyboard('{Shift}')
    fastForward(INACTIVITY_SECONDS - INACTIVITY_WARNING_SECONDS + 1)
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(DESKTOP, `${id} warning`)
    await switchTo(PHONE, server)
    await expectAccessible(PHONE, `${id} warning`)
  })

test('dashboard.start with a point of the graph that the keyboard points at', async () => {
  setWidth(DESKTOP)
  const server = await openState('dashboard.start')
  const graph = page.getByRole('slider')
  await expect.element(graph).toBeVisible()
  graph.element().focus()
  await expectAccessible(DESKTOP, 'dashboard pointed')
  await switchTo(PHONE, server)
  await expectAccessible(PHONE, 'dashboard pointed')
})

test('settings.start with the suggestions of the search', async () => {
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
})

async function expectShown(texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect.poll(shownText).toContain(withoutMarks(text))
}

const shownText = () => withoutMarks(document.getElementById('root')?.innerText.replaceAll(/\s+/g, ' ') ?? '')

/** Without what keeps the direction of an amount or a name. */
const withoutMarks = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '')

/** Every screen is looked at in both views. Its other states take turns. Screenshots show all of them. */
function viewsOf({ id }: ScreenState): View[] {
  if (inject('screenshots')) return [DESKTOP, PHONE]
  if (!looked.has(id)) return []
  if (id.endsWith('.start')) return [DESKTOP, PHONE]
  turn += 1
  return [turn % 2 === 0 ? DESKTOP : PHONE]
}

let turn = 0

async function expectAccessibleIn(view: View, server: ExampleServer, id: string): Promise<void> {
  if (document.documentElement.lang !== view.locale) await switchTo(view, server)
  await expectAccessible(view, id)
  await expectExpandedAccessible(view, server, id)
}

/** Opens each menu and list of the screen that no screen before has, on a phone also the menus that only phones have. */
async function expectExpandedAccessible(view: View, server: ExampleServer, id: string): Promise<void> {
  for (const button of collapsedButtons()) {
    const name = `${view.locale} ${button.getAttribute('aria-label') ?? button.textContent}`
    if (expanded.has(name) || !button.isConnected) continue
    expanded.add(name)
    button.click()
    await server.settled()
    await expectAccessible(view, `${id} ${name}`, COVERED)
    button.click()
  }
}

const expanded = new Set<string>()

function collapsedButtons(): HTMLElement[] {
  const scope = document.querySelector('#root dialog[open]') ?? document.getElementById('root')
  const all = [
    ...(scope?.querySelectorAll<HTMLElement>('button[aria-expanded="false"], details:not([open]) > summary') ?? []),
  ]
  return all.filter(button => button.checkVisibility() && !button.matches(':disabled'))
}

/**
 * The states that axe looks at: every screen as it opens, its client states, and for each of its calls: the first refusal, a list without items, and every response to
 * a request that the screen sends by itself, or none. Responses to the user's requests on the first screen that gets them.
 * Of the refusals that many operations have only the first one, because they look alike.
 */
function lookedAt(): Set<string> {
  const checked = new Set<string>()
  const found = states.filter(({ id, screen, steps, operation, scenario }) => {
    // Its entries look like the few of docsErrors.filtered, and there are dozens of them.
    if (id === 'docsErrors.start') return false
    if (operation === undefined || id.endsWith('.empty')) return true
    if (!scenario) return id.endsWith('.loading') && steps.length === 0
    const { name, code } = scenario
    if (name === 'all_green' && steps.length === 0 && !screen.scenarios?.[operation]) return false
    const place = steps.length === 0 || name === 'all_green' ? id : operation
    const response = `${code === undefined ? place : operation} ${code ?? name}`
    const refusals = `${screen.id} ${operation}`
    const isFirst = code !== undefined && !checked.has(refusals)
    const isChecked = isFirst || (!checked.has(response) && (code === undefined || isRare(code)))
    if (isChecked) checked.add(response)
    if (isFirst) checked.add(refusals)
    return isChecked
  })
  return new Set(found.map(({ id }) => id))
}

function isRare(code: string): boolean {
  return operations.filter(({ scenarios }) => scenarios.some(each => each.code === code)).length <= 5
}
