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

  dashboard: '/app/dashboard',
  dashboardShort: '/dashboard',

  pretendPhone: '/sandbox/phone',
  testValues: '/sandbox/test-values',
  sandboxNafath: '/sandbox/nafath/:sessionId',
} as const

export const sandboxNafathPath = (sessionId: string) => `/sandbox/nafath/${encodeURIComponent(sessionId)}`

/** On the pages whose outcome a sandbox can choose, it opens the choice. */
export const scenariosHash = '#scenarios'
