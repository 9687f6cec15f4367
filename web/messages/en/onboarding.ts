export const onboarding = {
  steps: {
    businessType: 'Select Your Business Type',
    phone: 'Phone Number',
    cr: 'CR Number',
    id: 'ID Number',
    nafath: 'Nafath',
    kyb: 'KYB',
  },
  resuming: 'Taking you back to where you were',

  businessTypeTitle: 'Select Your Business Type',
  businessTypeLead: 'We ask for different details depending on how your business is registered.',
  businessTypeLabel: 'Business type',
  businessTypes: {
    'sole-proprietorship': {
      title: 'Sole Proprietorship',
      description: 'An establishment registered in one person’s name.',
    },
    'individual-owner-company': { title: 'Individual Owner Company', description: 'A company with a single owner.' },
    'multi-owner-company': {
      title: 'Multi-Owner Company',
      description: 'A company with two or more owners or partners.',
    },
    freelancer: { title: 'Freelancer', description: 'You work for yourself under a freelance licence.' },
  },
  signUp: 'Sign up',
  alreadyStarted: 'You have already started.',
  continueWith: (step: string) => `Continue with ${step}`,
  cannotOpenTitle: 'Account Cannot be Opened',
  cannotOpenText: 'Your request could not be completed. Please verify your details and try again.',
}
