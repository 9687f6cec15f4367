import { expect, it } from 'vitest'
import { otpStateOf } from './sign-up-location-state.ts'

it('takes the code of a sandbox from the navigation', () => {
  expect(otpStateOf({ otpCode: '482913' })).toEqual({ otpCode: '482913' })
})

it.each([null, undefined, 'text', 7, {}, { otpCode: 482913 }, { verifyAgain: true }])('makes nothing of %j', state => {
  expect(otpStateOf(state)).toEqual({})
})
