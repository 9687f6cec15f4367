import { expect, test } from 'vitest'
import type { MockedOperation } from '#web/mock/contract.ts'
import { call, clientState, type ScreenInArea } from '#web/mock/screen-definition.ts'
import { statesOf } from '#web/mock/screen-states.ts'
import { gateStates, kindOf, shareOf } from './gate-states.ts'

const operation = (id: string, codes: readonly string[]): MockedOperation => ({
  id,
  tag: 'auth',
  method: 'POST',
  path: `/api/v1/${id}`,
  exampleUrl: `/api/v1/${id}`,
  scenarios: [
    { name: 'all_green', status: 200, hasItems: true },
    ...codes.map(code => ({ name: code.toLowerCase(), status: 409, code })),
  ],
})
const listOtps: MockedOperation = {
  ...operation('listOtps', []),
  scenarios: [
    { name: 'all_green', status: 200, hasItems: true },
    { name: 'otps_empty', status: 200 },
  ],
}
const operations = [operation('sendOtp', ['BUSY', 'TAKEN']), operation('verifyOtp', ['TAKEN', 'WRONG']), listOtps]
const screen = (id: string, more: Partial<ScreenInArea>): ScreenInArea => ({ id, area: 'sign-up', path: '/', ...more })
const screens = [
  screen('phone', { calls: [call('sendOtp')], clientStates: 'abcdef'.split('').map(id => clientState(id)) }),
  screen('otp', { calls: [call('verifyOtp'), call('listOtps')], clientStates: [clientState('g'), clientState('h')] }),
]
const states = screens.flatMap(each => statesOf(each, operations))

test('the gate visits each start, each empty list, each code once and a quarter of the client states', () => {
  expect(gateStates(states).map(({ id }) => id)).toEqual([
    'phone.start',
    'phone.a',
    'phone.e',
    'phone.busy',
    'phone.taken',
    'phone.empty',
    'otp.start',
    'otp.g',
    'otp.wrong',
    'otp.empty',
    'otp.listOtps.otps_empty',
  ])
})

test('the kind of a state says what causes it', () => {
  const kinds = states.filter(state => state.screen.id === 'otp').map(state => [state.id, kindOf(state)])
  expect(Object.fromEntries(kinds)).toEqual({
    'otp.start': 'start',
    'otp.g': 'client',
    'otp.h': 'client',
    'otp.all_green': 'success',
    'otp.taken': 'refusal',
    'otp.wrong': 'refusal',
    'otp.empty': 'empty',
    'otp.loading': 'loading',
    'otp.offline': 'offline',
    'otp.listOtps.all_green': 'success',
    'otp.listOtps.otps_empty': 'empty',
    'otp.listOtps.loading': 'loading',
    'otp.listOtps.offline': 'offline',
  })
})

test('the shares together have each item once', () => {
  expect(['1/3', '2/3', '3/3'].map(share => shareOf(['a', 'b', 'c', 'd'], share))).toEqual([['a', 'd'], ['b'], ['c']])
  expect(shareOf(['a', 'b'], '')).toEqual(['a', 'b'])
  expect(() => shareOf([], '4/3')).toThrow('TEST_SHARD is 4/3, and must be like 1/4')
})
