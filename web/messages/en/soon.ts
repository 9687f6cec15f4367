export const soon = {
  loginTitle: 'Sign In',
  loginText: 'Sign-in opens with the next release. Your details are safe and your password is set.',
  loginNotRegistered: 'Sign-in opens with the next release. You can open an account already.',
  completeProfile: 'Complete your profile',
  register: 'Register',
  dashboardTitle: 'Welcome',
  dashboardText: 'Your account is open. Your wallet opens here soon.',
  goHome: 'Go to the home page',
}
