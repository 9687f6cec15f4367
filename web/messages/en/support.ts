export const support = {
  contact: 'Contact support',
  hours: 'Sunday to Thursday 9 AM to 5 PM',
  title: 'Support',
  lead: 'If something is wrong, call us or write to us.',
  phone: 'By phone',
  email: 'By email',
  hoursTitle: 'Opening hours',
  ready: 'Before you contact us',
  readyTransaction:
    'If you ask about a payment, have its reference ID ready. It is shown with each transaction and begins with PLK.',
  readyAccount: 'If you ask about your account, call from the phone number that you sign in with.',
  readyNever: 'We never ask for your password or a code. Anyone who does is not from Plink.',
  transactions: 'Find a transaction',
  security: 'Devices and password',
}
