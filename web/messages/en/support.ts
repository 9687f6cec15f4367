export const support = {
  contact: 'Contact support',
  hours: 'Sunday to Thursday 9 AM to 5 PM',
  title: 'Support',
  lead: 'If something is not as it should be, call us or write to us.',
  phone: 'By phone',
  email: 'By email',
  hoursTitle: 'When',
  ready: 'So that we can help at once',
  readyTransaction:
    'About a payment, have its reference ID ready. It stands with each transaction and begins with PLK.',
  readyAccount: 'About your account, call from the phone number that you sign in with.',
  readyNever: 'We never ask for your password or a code. Whoever does is not us.',
  transactions: 'Find a transaction',
  security: 'Devices and password',
}
