import { lazy } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { paths } from './paths.ts'

const LandingPage = lazy(async () => ({ default: (await import('./features/landing/LandingPage.tsx')).LandingPage }))
const LoginPage = lazy(async () => ({ default: (await import('./features/soon/LoginPage.tsx')).LoginPage }))
const DashboardPage = lazy(async () => ({ default: (await import('./features/soon/DashboardPage.tsx')).DashboardPage }))
const NotFoundPage = lazy(async () => ({ default: (await import('./layouts/NotFoundPage.tsx')).NotFoundPage }))

/** The whole URL map. Every page loads when it is first visited; what talks to the server stands inside `ServerState`. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={paths.landing} element={<LandingPage />} />
      <Route path={paths.login} element={<LoginPage />} />
      <Route path={paths.dashboard} element={<DashboardPage />} />
      <Route path={paths.dashboardShort} element={<Navigate replace to={paths.dashboard} />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
