const unavailable = 'This choice is no longer available. Please choose another.'

export const kyb = {
  title: 'Business Verification (KYB)',
  lead: 'The law requires us to know what an account is for. Your answers do not change what you pay.',
  purpose: 'Purpose of account',
  purposeHelp: 'Choose all that apply.',
  specify: 'Please specify',
  specifyHelp: '3 to 100 characters',
  activity: 'Business activity',
  activityHelp: 'Where most of your income comes from.',
  revenue: 'Annual revenue',
  revenueHelp: 'An estimate is enough. New businesses choose the lowest.',
  choose: 'Choose',
  tryAgain: 'Try again',
  next: 'Next',
  sending: 'Saving your answers…',
  problems: {
    purposeOfAccount: { required: 'Choose at least one purpose of account', unavailable },
    purposeOther: {
      required: 'Please specify details',
      too_short: 'Please provide more details (minimum 3 characters)',
      too_long: 'Details too long (maximum 100 characters)',
    },
    businessActivity: { required: 'Business activity is required', unavailable },
    annualRevenue: { required: 'Annual revenue is required', unavailable },
  },
}
