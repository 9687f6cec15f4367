import { lazy, type ReactNode } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import type { Step } from '#domain/onboarding.ts'
import { paths } from './paths.ts'

const LandingPage = lazy(async () => ({ default: (await import('./features/landing/LandingPage.tsx')).LandingPage }))
const LoginPage = lazy(async () => ({ default: (await import('./features/soon/LoginPage.tsx')).LoginPage }))
const DashboardPage = lazy(async () => ({ default: (await import('./features/soon/DashboardPage.tsx')).DashboardPage }))
const ServerState = lazy(async () => ({ default: (await import('./layouts/ServerState.tsx')).ServerState }))
const Guarded = lazy(async () => ({ default: (await import('./features/onboarding/Guarded.tsx')).Guarded }))
const BusinessTypePage = lazy(async () => ({
  default: (await import('./features/onboarding/BusinessTypePage.tsx')).BusinessTypePage,
}))
const PhonePage = lazy(async () => ({ default: (await import('./features/auth/PhonePage.tsx')).PhonePage }))
const OtpPage = lazy(async () => ({ default: (await import('./features/auth/OtpPage.tsx')).OtpPage }))
const CrPage = lazy(async () => ({ default: (await import('./features/verification/CrPage.tsx')).CrPage }))
const IdPage = lazy(async () => ({ default: (await import('./features/verification/IdPage.tsx')).IdPage }))
const NotFoundPage = lazy(async () => ({ default: (await import('./layouts/NotFoundPage.tsx')).NotFoundPage }))

/** The whole URL map. Every page loads when it is first visited; what talks to the server stands inside `ServerState`. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={paths.landing} element={<LandingPage />} />
      <Route element={<ServerState />}>
        <Route path={paths.businessType} element={guarded('businessType', <BusinessTypePage />)} />
        <Route path={paths.phone} element={guarded('phone', <PhonePage />)} />
        <Route path={paths.phoneNumber} element={guarded('phone', <PhonePage />)} />
        <Route path={paths.otp} element={guarded('otp', <OtpPage />)} />
        <Route path={paths.crNumber} element={guarded('cr', <CrPage />)} />
        <Route path={paths.idNumber} element={guarded('id', <IdPage />)} />
      </Route>
      <Route path={paths.login} element={<LoginPage />} />
      <Route path={paths.dashboard} element={<DashboardPage />} />
      <Route path={paths.dashboardShort} element={<Navigate replace to={paths.dashboard} />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}

const guarded = (step: Step, page: ReactNode) => <Guarded step={step}>{page}</Guarded>
