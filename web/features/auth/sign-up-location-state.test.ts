import { expect, it } from 'vitest'
import { otpStateOf } from './sign-up-location-state.ts'

it('reads the code of a sandbox', () => {
  expect(otpStateOf({ otpCode: '482913' })).toEqual({ otpCode: '482913' })
})

it.each([null, undefined, 'text', 7, {}, { otpCode: 482913 }, { verifyAgain: true }])('ignores %j', state => {
  expect(otpStateOf(state)).toEqual({})
})
