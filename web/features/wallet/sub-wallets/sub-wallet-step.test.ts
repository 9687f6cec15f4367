import { expect, test } from 'vitest'
import { subWalletStepIn } from './sub-wallet-step.ts'

const pending = { actionId: 'a1', expiresAt: 2, resendAt: 1, otpCode: undefined }

test.each([
  { screen: 'list' },
  { screen: 'name', name: 'Salaries' },
  { screen: 'name', name: '' },
  { screen: 'code', name: 'Salaries', pending },
  { screen: 'done', name: 'Salaries' },
  { screen: 'move', to: '482913650127' },
  { screen: 'move', to: '' },
  { screen: 'moved', halalas: 100, from: '', to: 'Salaries' },
])('%j is found again in the history', step => {
  expect(subWalletStepIn(step)).toEqual(step)
})

test.each([
  null,
  'text',
  {},
  { screen: 'code', name: 'Salaries' },
  { screen: 'done' },
  { screen: 'moved', to: 'Salaries' },
  { screen: 'elsewhere' },
])('%j is the list', state => {
  expect(subWalletStepIn(state)).toEqual({ screen: 'list' })
})
