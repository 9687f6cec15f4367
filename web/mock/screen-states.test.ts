import { expect, test } from 'vitest'
import { common } from '#web/messages/common.ts'
import type { MockedOperation } from './contract.ts'
import { page } from './control.ts'
import { call, clientState, press, type ScreenInArea } from './screen-definition.ts'
import { statesOf } from './screen-states.ts'

const operation = (id: string, scenarios: MockedOperation['scenarios']): MockedOperation => ({
  id,
  tag: 'auth',
  method: 'POST',
  path: `/api/v1/${id}`,
  exampleUrl: `/api/v1/${id}`,
  scenarios,
})
const operations = [
  operation('sendOtp', [
    { name: 'all_green', status: 200 },
    { name: 'phone_duplicate', status: 409, code: 'PHONE_DUPLICATE' },
  ]),
  operation('listHolds', [{ name: 'all_green', status: 200, hasItems: true }]),
]
const steps = [press(page.button(common, t => t.next))]
const screen: ScreenInArea = {
  id: 'phone',
  area: 'sign-up',
  path: '/onboarding/phone',
  scenarios: { listHolds: 'all_green' },
  calls: [call('sendOtp', { steps }), call('listHolds')],
  clientStates: [clientState('too_short')],
}
const states = statesOf(screen, operations)

test('every scenario of every operation is a state, and so is each operation without a response', () => {
  expect(states.map(({ id }) => id)).toEqual([
    'phone.start',
    'phone.too_short',
    'phone.all_green',
    'phone.phone_duplicate',
    'phone.loading',
    'phone.offline',
    'phone.listHolds.all_green',
    'phone.listHolds.empty',
    'phone.listHolds.loading',
    'phone.listHolds.offline',
  ])
})

test("a state responds with its scenario, other operations with the screen's scenarios", () => {
  const duplicate = states.find(({ id }) => id === 'phone.phone_duplicate')
  expect(duplicate).toMatchObject({
    choices: { sendOtp: { scenario: 'phone_duplicate', status: 409 }, listHolds: { scenario: 'all_green' } },
    scenario: { code: 'PHONE_DUPLICATE' },
    steps,
  })
})

test('while a screen loads, none of its own requests has a response', () => {
  const loading = statesOf({ ...screen, calls: [call('listHolds'), call('sendOtp')] }, operations)
  const choicesOf = (id: string) => loading.find(state => state.id === id)?.choices
  expect(choicesOf('phone.loading')).toEqual({ listHolds: 'held', sendOtp: 'held' })
  expect(choicesOf('phone.sendOtp.loading')).toMatchObject({ listHolds: { scenario: 'all_green' }, sendOtp: 'held' })
  expect(states.find(({ id }) => id === 'phone.loading')?.choices.listHolds).not.toBe('held')
})

test('a screen with an unknown operation or scenario is an error', () => {
  expect(() => statesOf({ ...screen, calls: [call('sendOPT')] }, operations)).toThrow('no operation sendOPT')
  expect(() => statesOf({ ...screen, scenarios: { sendOtp: 'gone' } }, operations)).toThrow('no scenario gone')
})
