export const recovery = {
  chooserTitle: 'Forgot Password?',
  chooserLead: 'We check that the account is yours and send a code to its phone. Which of these do you have?',
  ways: {
    id: {
      title: 'ID/UNN and date of birth',
      description: 'Your National ID, Iqama or unified national number, and your date of birth',
    },
    phone: {
      title: 'ID/UNN and phone number',
      description: 'Your National ID, Iqama or unified national number, and the phone number that you sign in with',
    },
  },

  verifyTitle: 'Verify Identity',
  verifyLead: {
    id: 'We compare your number and your date of birth with your account, then send a code to its phone.',
    phone: 'We compare your number and your phone number with your account, then send a code to that phone.',
  },
  idUnn: 'ID/UNN',
  idUnnHelp: 'The 10 digits of your National ID, Iqama or unified national number',
  idUnnProblems: {
    length: 'ID/UNN must be exactly 10 digits',
    prefix: 'ID/UNN must start with 1 (National ID), 2 (Iqama) or 7 (unified national number)',
  },
  dateOfBirth: 'Date of Birth',
  dateOfBirthHelp: 'Day, month and year: six digits (DDMMYY) or DD/MM/YYYY',
  dateOfBirthProblems: {
    format: 'Invalid date. Please enter the day, the month and the year, such as 150685 or 15/06/1985.',
    impossible: 'Invalid date. This day does not exist. Please check the day, the month and the year.',
    future: 'Invalid date. A date of birth cannot be in the future.',
    not_in_sandbox: 'Invalid date. Please enter December 3rd, 2012 (031212)',
  },
  phone: 'Phone Number',
  incomplete: {
    id: 'Please enter both ID/UNN and Date of Birth',
    phone: 'Please enter both ID/UNN and Phone Number',
  },
  notFound: {
    id: 'Account not found. Please check your ID/UNN and Date of Birth.',
    phone: 'Account not found. Please check your ID/UNN and Phone Number.',
  },
  unverified: 'Failed to verify identity. Please check your details.',
  verifying: 'Checking your details…',

  codeLead: 'We sent a 6-digit code by SMS to the phone of your account.',
  startAgain: 'Start again',

  resetTitle: 'Reset Password',
  resetLead: 'Choose a password that you do not use anywhere else. You will be signed out on all devices.',
  newPassword: 'New password',
  reset: 'Reset Password',
  resetting: 'Resetting your password…',
  codeInvalid: 'Invalid or expired reset code. Please request a new one.',
  anotherCode: 'Enter another code',
  resetFailed: 'Failed to reset password. Please try again.',
  stateLost: 'Reset token or OTP not found. Please try again.',

  doneTitle: 'Password Changed Successfully',
  doneText: 'For your security, you have been signed out on all devices. Sign in with your new password.',
  goToLogin: 'Go to Login',
}
