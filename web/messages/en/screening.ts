export const screening = {
  title: 'Compliance check',
  performing: 'Performing global screening...',
  text: 'We compare your details with international sanctions lists, as the law requires. This takes a few seconds. You do not need to do anything.',
  reviewTitle: 'Compliance Review Required',
  reviewText: 'Your details need a compliance review before you can continue. Our team will contact you.',
  underReview: 'Your details are under review',
  goesOnByItself:
    'If you leave this page open, it continues automatically after the review. You can also come back later: your answers are kept for 24 hours.',
  rejectedTitle: 'We cannot open an account for you',
  rejectedText:
    'Our compliance team has reviewed your details and could not approve them. If you think this is a mistake, contact support.',
  close: 'Close',
  kept: 'Your answers are kept.',
  tryAgain: 'Try again',
}
