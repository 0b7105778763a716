/** What a person agrees to; shown before registering and signing in, and inside a file that leaves the atlas. */
export const terms = {
  verify: 'You verify that you are an authorized user and not a candidate or agent of a candidate or committee.',
  agree: 'You agree:',
  points: [
    'not to access unintended data,',
    'not to resell or distribute content,',
    'not to use it in a threatening, abusive or harassing way.',
  ],
} as const
