export const support = {
  contact: 'Contact support',
  hours: 'Sunday to Thursday 9 AM to 5 PM',
}
