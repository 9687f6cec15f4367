export const screening = {
  title: 'Compliance check',
  performing: 'Performing global screening...',
  text: 'We compare your details with international sanctions lists, as the law requires. This takes a few seconds. There is nothing to do for you.',
  reviewTitle: 'Compliance Review Required',
  reviewText: 'Your details need a compliance review before you can go on. Our team will contact you.',
  underReview: 'Your details are under review',
  goesOnByItself:
    'Leave this page open and it goes on by itself once the review is complete. Or come back later: your answers are kept for 24 hours.',
  rejectedTitle: 'We cannot open an account for you',
  rejectedText:
    'Our compliance team has looked at your details and could not approve them. If you think that this is a mistake, contact support.',
  close: 'Close',
  kept: 'Your answers are kept.',
  tryAgain: 'Try again',
}
