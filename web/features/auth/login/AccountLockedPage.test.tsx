import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { login } from '#web/messages/sign-in/login.ts'
import { support } from '#web/messages/support.ts'
import { fastForward, installClock } from '#web/testing/clock.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { recovery } from '../recovery/recovery.messages.ts'
import { accountLocked } from './account-locked.messages.ts'

const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const timer = page.getByRole('timer')
const inMinutes = (minutes: number) => Date.now() + minutes * 60_000

describe.each(['en', 'ar'] as const)('%s', locale => {
  const t = accountLocked[locale]
  const tooMany = page.getByText(t.tooMany)
  const resetPassword = page.getByRole('link', { name: t.resetPassword })
  const backToLogin = page.getByRole('link', { name: t.backToLogin })

  test('a soft lock counts down and leads to a new password', async () => {
    await openScreen('accountLocked', {
      locale,
      locationState: () => ({ lockType: 'soft', lockedUntil: inMinutes(15) }),
    })
    await expect.element(page.getByText(t.reason)).toBeVisible()
    await expect.element(tooMany).toBeVisible()
    await expect.element(page.getByText(/^1[45]:\d\d$/)).toBeVisible()
    await resetPassword.click()
    await expect.element(heading(recovery[locale].chooserTitle)).toBeVisible()
  })

  test.each([{ lockType: 'hard' }, { unlockMethod: 'call_center' }])('%j leads to support', async state => {
    await openScreen('accountLocked', { locale, locationState: () => state })
    await expect.element(page.getByText(t.permanent)).toBeVisible()
    await expect.element(page.getByRole('link', { name: /\+966/ })).toBeVisible()
    await expect.element(page.getByRole('link', { name: /@/ })).toBeVisible()
    await expect.element(page.getByText(support[locale].hours)).toBeVisible()
    await expect.element(tooMany).not.toBeInTheDocument()
    await expect.element(resetPassword).not.toBeInTheDocument()
  })

  test('the page shows when the lock has ended', async () => {
    installClock()
    const state = { lockType: 'soft', lockedUntil: inMinutes(5), phoneOrEmail: '0500000016' }
    await openScreen('accountLocked', { locale, locationState: () => state })
    await expect.element(page.getByText(/^0[45]:\d\d$/)).toBeVisible()
    fastForward(301)
    await expect.element(page.getByText(t.ended)).toBeVisible()
    await expect.element(timer).not.toBeInTheDocument()
    await backToLogin.click()
    await expect.element(page.getByRole('textbox', { name: login[locale].identifier })).toHaveValue('0500000016')
  })

  test('a locked recovery can continue later, and the sign-in works', async () => {
    installClock()
    const state = { lockType: 'soft', isRecovery: true, lockedUntil: inMinutes(15) }
    await openScreen('accountLocked', { locale, locationState: () => state })
    await expect.element(heading(t.recovery.title)).toBeVisible()
    await expect.element(page.getByText(t.recovery.lead)).toBeVisible()
    await expect.element(page.getByText(/^1[45]:\d\d$/)).toBeVisible()
    await expect.element(tooMany).not.toBeInTheDocument()
    await expect.element(resetPassword).not.toBeInTheDocument()
    await expect.element(backToLogin).toHaveAttribute('href', '/login')
    fastForward(901)
    await expect.element(page.getByText(t.recovery.ended)).toBeVisible()
    await resetPassword.click()
    await expect.element(heading(recovery[locale].chooserTitle)).toBeVisible()
  })
})

test('opened directly, the page shows a soft lock with its defaults', async () => {
  await openScreen('accountLocked', { locationState: () => null })
  await expect.element(page.getByText('Your account has been locked for security reasons.')).toBeVisible()
  await expect.element(page.getByText('Too many failed login attempts')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Reset Password' })).toHaveAttribute('href', '/forgot-password')
  await expect.element(page.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login')
  await expect.element(timer).not.toBeInTheDocument()
})

test('a lock of unknown duration has no countdown', async () => {
  await openScreen('accountLocked', { locationState: () => ({ lockType: 'soft' }) })
  await expect.element(page.getByText(accountLocked.en.tooMany)).toBeVisible()
  await expect.element(page.getByRole('link', { name: accountLocked.en.resetPassword })).toBeVisible()
  await expect.element(timer).not.toBeInTheDocument()
})

test('the page shows the reason of the lock', async () => {
  const lockReason = 'Somebody reported your phone stolen.'
  await openScreen('accountLocked', { locationState: () => ({ lockReason }) })
  await expect.element(page.getByText(lockReason)).toBeVisible()
  await expect.element(page.getByText(accountLocked.en.tooMany)).toBeVisible()
})
