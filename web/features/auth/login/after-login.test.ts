import { expect, it } from 'vitest'
import { pathAfterLogin } from './after-login.ts'

it('leads to the profile first if there is none', () => {
  expect(pathAfterLogin('create_profile', '/app/transactions')).toBe('/onboarding/complete')
})

it.each(['/app', '/app/transactions', '/app/transactions?status=pending#top', '/app?x=1'])('continues to %s', from => {
  expect(pathAfterLogin('dashboard', from)).toBe(from)
})

it.each([undefined, '/', '/apple', '/login', '//app.example/app', 'https://app.example/app', 'app', '/app/logout'])(
  'goes to the dashboard rather than to %s',
  from => {
    expect(pathAfterLogin('dashboard', from)).toBe('/app/dashboard')
    expect(pathAfterLogin(undefined, from)).toBe('/app/dashboard')
  },
)
