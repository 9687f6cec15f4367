import { type ReactNode, useEffect } from 'react'
import type { Step } from '#domain/onboarding.ts'
import { fetchRibbon } from './layouts/Ribbon.tsx'
import { isSandbox } from './lib/mode.ts'
import type { Page } from './lib/page.ts'
import { testCode } from './one-time-code/TestCode.tsx'
import {
  AccountLockedPage,
  AppShell,
  BusinessTypePage,
  CallbackPage,
  ChangePhonePage,
  CrPage,
  CustomerSession,
  DashboardPage,
  DocsRoutes,
  ForgotPasswordPage,
  GlobalScreeningPage,
  Guarded,
  IdentityByIdPage,
  IdentityByPhonePage,
  IdPage,
  KybPage,
  LandingPage,
  LimitsPage,
  LoginOtpPage,
  LoginPage,
  LogoutPage,
  NafathPage,
  OnboardingSession,
  OnHoldPage,
  OtpPage,
  PasswordPage,
  PhonePage,
  ProfileFirst,
  RecoveryCodePage,
  ResetDonePage,
  ResetPasswordPage,
  SandboxIdentityByIdPage,
  SecurityPage,
  ServerState,
  SettingsPage,
  SignedIn,
  SubWalletsPage,
  TransactionsPage,
  TransferPage,
  WalletOtpPage,
  WalletPage,
} from './pages.ts'
import { paths } from './paths.ts'

/** A place in the web app after which some pages are usual. */
type Place =
  | Step
  | 'landing'
  | 'login'
  | 'loginCode'
  | 'locked'
  | 'forgotPassword'
  | 'identity'
  | 'recoveryCode'
  | 'reset'
  | 'dashboard'
  | 'wallet'
  | 'settings'

/** Returns a page at which the code of the next pages is loaded. */
export const leading = (place: Place, page: ReactNode, withinMilliseconds?: number) => (
  <>
    <Ahead of={place} withinMilliseconds={withinMilliseconds} />
    {page}
  </>
)

/** What every page of a signed-in customer needs. */
const SHELL: Page[] = [SignedIn, CustomerSession, AppShell, ProfileFirst]

/** The pages after a sign-in. */
const INSIDE: Page[] = [...SHELL, DashboardPage]

/** The pages of web/first-pages.ts. */
const FIRST_PAGES: Readonly<Record<string, Page[]>> = {
  [paths.landing]: [LandingPage],
  [paths.businessType]: [Guarded, BusinessTypePage],
  [paths.dashboard]: INSIDE,
}

/** Loads the code of a first page and of the ribbon, so that they are rendered in one go. */
export function fetchFirstPage(path: string): Promise<unknown> {
  const pages = (FIRST_PAGES[path] ?? (path.startsWith(`${paths.app}/`) ? SHELL : [])).map(each => each.fetch())
  const docs = path.startsWith(paths.docs) ? [DocsRoutes.fetch(), fetchDocsPage(path)] : []
  return Promise.allSettled([fetchRibbon(), ...pages, ...docs])
}

const fetchDocsPage = async (path: string) => (await import('./docs-routes.tsx')).fetchDocsPage(path)

const identityById: Page = { fetch: () => (isSandbox() ? SandboxIdentityByIdPage : IdentityByIdPage).fetch() }

/** The pages that can follow each place. A screening and a call continue automatically, so their next pages are included. */
const PAGES_AFTER: Partial<Record<Place, Page[]>> = {
  landing: [Guarded, BusinessTypePage, ServerState, LoginPage],
  businessType: [ServerState, PhonePage],
  phone: [OnboardingSession, OtpPage, testCode],
  otp: [CrPage],
  cr: [IdPage],
  id: [OnboardingSession, NafathPage],
  nafath: [GlobalScreeningPage, KybPage],
  kyb: [OnboardingSession, PasswordPage],
  password: [LoginPage],
  done: INSIDE,
  login: [LoginOtpPage, testCode, AccountLockedPage, ...INSIDE],
  loginCode: [CallbackPage, ...INSIDE],
  locked: [ForgotPasswordPage],
  forgotPassword: [identityById, IdentityByPhonePage],
  identity: [RecoveryCodePage, testCode],
  recoveryCode: [ResetPasswordPage],
  reset: [ResetDonePage, LoginPage],
  dashboard: [TransactionsPage, OnHoldPage, WalletPage, TransferPage, SettingsPage, LogoutPage],
  wallet: [WalletOtpPage, testCode, LimitsPage, SubWalletsPage],
  settings: [ChangePhonePage, SecurityPage, LogoutPage],
}

interface AheadProps {
  of: Place
  /** The time after which it no longer waits for an interaction. */
  withinMilliseconds: number | undefined
}

const INTERACTIONS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'input']

/** Loads the code of the next page at the first interaction while online. On a slow network, Next would otherwise seem to do nothing. */
function Ahead({ of: place, withinMilliseconds }: AheadProps) {
  useEffect(() => {
    const waiting = new AbortController()
    const { signal } = waiting
    const fetchNext = () => {
      // A module that has failed to load fails for the rest of this document, so offline this waits for the next interaction.
      if (!navigator.onLine) return
      waiting.abort()
      // An error is shown when the page opens.
      Promise.allSettled(PAGES_AFTER[place]?.map(each => each.fetch()) ?? [])
    }
    for (const event of INTERACTIONS) document.addEventListener(event, fetchNext, { signal, passive: true })
    const timer = withinMilliseconds === undefined ? undefined : setTimeout(fetchNext, withinMilliseconds)
    signal.addEventListener('abort', () => clearTimeout(timer))
    return () => waiting.abort()
  }, [place, withinMilliseconds])
  return null
}
