export const en = {
  errors: {
    session_over: 'Your session has ended. Please sign in again.',
    invalid_request: 'Please check what you entered.',
    unauthorized: 'Please sign in.',
    forbidden: 'You are not allowed to do this.',
    not_found: 'This does not exist, or it is not yours to see.',
    method_not_allowed: 'This address does not work that way.',
    timeout: 'The request took too long. Please try again.',
    conflict: 'Something changed in the meantime. Please reload and try again.',
    too_large: 'This is too large to send.',
    unsupported_media: 'This kind of content is not accepted here.',
    too_many_requests: 'That was a lot in a short time. Please wait a moment.',
    header_too_large: 'The request headers are too large.',
    internal: 'Something went wrong on our side. Please try again later.',
    busy: 'We are very busy right now. Please try again in a moment.',
    bad_credentials: 'The user name or the password is not right.',
    bad_password_transport: 'The password could not be read. Please reload the page and try again.',
    bad_picture: 'Please choose a picture in JPG or PNG format.',
    bad_captcha: 'The characters do not match the picture. Please try the new one.',
  },
  reasons: {
    required: 'Required',
    invalid: 'Not valid',
    unknown: 'Unknown field',
    too_short: 'At least {minimum} characters',
    too_long: 'At most {maximum} characters',
    too_small: 'At least {minimum}',
    too_big: 'At most {maximum}',
    not_offered: 'Not one of the choices',
  },
};

export type Texts = typeof en;
