/** One link for each page; nothing else in the web app spells a path. Routes that take parameters have functions. */
export const paths = {
  landing: '/',
  login: '/login',
  loginVerifyOtp: '/login/verify-otp',
  loginCallback: '/login/callback-verification',
  accountLocked: '/account-locked',
  otpVerification: '/otp-verification',
  setPassword: '/set-password',
  setPasscode: '/set-passcode',
  forgotPassword: '/forgot-password',
  recoverById: '/forgot-password/id-bod',
  recoverByIdOtp: '/forgot-password/id-bod/otp',
  resetPassword: '/reset-password',
  resetPasswordSuccess: '/reset-password-success',
  recoverByPhone: '/forgot-password/phone',
  recoverByPhoneOtp: '/forgot-password/phone/otp',
  recoverByPhonePassword: '/forgot-password/phone/set-password',

  businessType: '/onboarding/business-type',
  phone: '/onboarding/phone',
  phoneNumber: '/onboarding/phone-number',
  otp: '/onboarding/otp',
  crNumber: '/onboarding/cr-number',
  idNumber: '/onboarding/id-number',
  nafath: '/onboarding/nafath',
  globalScreening: '/onboarding/global-screening',
  kyb: '/onboarding/kyb',
  password: '/onboarding/password',
  complete: '/onboarding/complete',

  app: '/app',
  dashboard: '/app/dashboard',
  settings: '/app/settings',
  security: '/app/settings/security',
  logout: '/app/logout',
  dashboardShort: '/dashboard',
  settingsShort: '/settings',
  logoutShort: '/logout',

  pretendPhone: '/sandbox/phone',
  testValues: '/sandbox/test-values',
  sandboxNafath: '/sandbox/nafath/:sessionId',
} as const

export const sandboxNafathPath = (sessionId: string) => `/sandbox/nafath/${encodeURIComponent(sessionId)}`

/** On the pages whose outcome a sandbox can choose, it opens the choice. */
export const scenariosHash = '#scenarios'
