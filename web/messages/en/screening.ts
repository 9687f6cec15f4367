export const screening = {
  title: 'Compliance check',
  performing: 'Performing global screening...',
  text: 'We compare your details with international sanctions lists, as the law requires. This takes a few seconds. There is nothing to do for you.',
  reviewTitle: 'Compliance Review Required',
  reviewText: 'Your details need a compliance review before you can go on. Our team will contact you.',
  close: 'Close',
  kept: 'Your answers are kept.',
  tryAgain: 'Try again',
}
