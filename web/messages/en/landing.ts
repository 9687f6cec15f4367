export const landing = {
  title: 'A payments account for your Saudi business',
  lead: 'Open it yourself, online. We check your details with the official records as you go, so there are no forms to print and no branch to visit.',
  register: 'Register',
  login: 'Login',
  timeNote: 'About 5 minutes, and you can pause and come back within a day.',

  needTitle: 'What you need',
  needLead: 'Have these ready so that you do not have to stop halfway.',
  need: {
    cr: {
      title: 'Your CR number',
      text: 'The 10-digit commercial registration number, or the unified number that starts with 7.',
    },
    id: {
      title: 'Your National ID or Iqama',
      text: 'The number of the owner or of the person authorised to act for the business.',
    },
    nafath: { title: 'The Nafath app', text: 'On your phone and signed in. You approve one request in it.' },
    phone: { title: 'Your mobile phone', text: 'A Saudi number registered in your name. We send it a code.' },
  },

  howTitle: 'How it works',
  how: [
    { title: 'Tell us about the business', text: 'Choose its type and confirm your mobile number with a code.' },
    {
      title: 'We check the records',
      text: 'Your CR number with the commercial registry, your ID with your mobile number.',
    },
    { title: 'Approve in Nafath', text: 'One request on your phone proves that it is you.' },
    {
      title: 'Set your password',
      text: 'Answer three short questions about how you will use the account, and you are in.',
    },
  ],

  whoTitle: 'Who can open an account online',
  who: {
    sole: 'Sole proprietorship',
    individual: 'Individual owner company',
    freelancer: 'Freelancer',
  },
  whoNote: 'Companies with more than one owner cannot be opened online yet.',

  careTitle: 'What we do with your details',
  care: [
    'We ask only for what our checks need, and say why before we ask.',
    'Your password is never stored in this browser, and nobody at Plink can read it.',
    'Your answers are kept in this browser for 24 hours, then deleted.',
  ],

  endTitle: 'Ready when you are',

  card: {
    description: 'An example of a Plink wallet: a balance of 2,400.00 SAR and its latest movements.',
    example: 'Example',
    account: 'Business account',
    balance: 'Your Balance',
    movements: [
      { title: 'Payment received', when: 'Today', amount: '+ 850.00' },
      { title: 'Supplier transfer', when: 'Yesterday', amount: '− 320.00' },
      { title: 'Top-up', when: 'Sunday', amount: '+ 1,500.00' },
    ],
    currency: 'SAR',
  },
}
