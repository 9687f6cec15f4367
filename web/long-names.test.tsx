import { operations } from 'virtual:plink-contract'
import { inject, test } from 'vitest'
import type { Area } from '#web/mock/screen-definition.ts'
import { allStates, type ScreenState } from '#web/mock/screen-states.ts'
import { kindOf, shareOf } from '#web/testing/gate-states.ts'
import {
  DESKTOP,
  expectInWindow,
  PHONE,
  setWidth,
  switchOffTransitions,
  switchTo,
} from '#web/testing/look-at-screens.ts'
import { openState } from '#web/testing/open-screen.tsx'

switchOffTransitions()

/** Somebody else chooses these names: of businesses, people, payees, billers, categories, files and notes. */
const NAME = /^(.*[nN]ame|counterparty|holder|nickname|note|reason)$/
const ARABIC_NAME = /Arabic$/

/** 200 characters: words, one that no line can hold, an emoji, and marks that turn the direction. */
const LATIN = `Al Mustaqbal 🌴 ${'Wunderkammerverwaltung'.repeat(4)} شركة \u202eRTL\u202c & Sons `.padEnd(
  200,
  'Trading Est. ',
)
const ARABIC = `مؤسسة المستقبل ${'والاستشارات'.repeat(8)} Najd \u200f2030\u200e 🌴 `.padEnd(200, 'للتجارة ')

/** Some names are keys, which nobody chooses. */
const isKey = (text: string) => /^[a-z_]+$/.test(text)

function longName(field: string, text: string): string {
  if (!NAME.test(field.replace(ARABIC_NAME, '')) || isKey(text)) return text
  return ARABIC_NAME.test(field) ? ARABIC : LATIN
}

const AREAS: readonly Area[] = ['account', 'wallet', 'admin']
/** The portal shows names of colleagues in what one of them has requested or taken, which other examples have than that of a screen as it opens. */
const isOfColleagues = ({ screen, operation }: ScreenState) =>
  screen.area === 'admin' && /^(list|get)/.test(operation ?? '')
const states = allStates(operations).filter(
  state =>
    AREAS.includes(state.screen.area) &&
    (kindOf(state) === 'start' || (kindOf(state) === 'success' && isOfColleagues(state))),
)
/** Every fourth screen, so that each area has some of them in the gate. */
const shown = inject('gate') ? shareOf(states, '1/4') : shareOf(states, inject('share'))

for (const { id } of shown) {
  test(`${id} holds names of 200 characters in both scripts`, async () => {
    setWidth(PHONE)
    const server = await openState(id, { rewrite: longName })
    expectInWindow()
    setWidth(DESKTOP)
    expectInWindow()
    await switchTo(PHONE, server)
    expectInWindow()
  })
}
