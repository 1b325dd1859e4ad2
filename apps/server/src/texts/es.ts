import type { Texts } from './en.ts';

export const es: Texts = {
  errors: {
    session_over: 'Tu sesión ha terminado. Vuelve a iniciar sesión.',
    invalid_request: 'Revisa los datos que has introducido.',
    unauthorized: 'Inicia sesión, por favor.',
    forbidden: 'No tienes permiso para hacer esto.',
    not_found: 'No existe o no tienes permiso para verlo.',
    method_not_allowed: 'Esta dirección no funciona así.',
    timeout: 'La solicitud ha tardado demasiado. Inténtalo de nuevo.',
    conflict: 'Algo ha cambiado entretanto. Recarga la página e inténtalo de nuevo.',
    too_large: 'Es demasiado grande para enviarlo.',
    unsupported_media: 'Aquí no se acepta este tipo de contenido.',
    too_many_requests: 'Demasiadas acciones en poco tiempo. Espera un momento.',
    header_too_large: 'Las cabeceras de la solicitud son demasiado grandes.',
    internal: 'Algo ha fallado en el servidor. Inténtalo más tarde.',
    busy: 'Hay mucha actividad en este momento. Inténtalo en unos instantes.',
    bad_credentials: 'El usuario o la contraseña no son correctos.',
    bad_password_transport: 'No se ha podido leer la contraseña. Recarga la página e inténtalo de nuevo.',
    bad_picture: 'Elige una imagen en formato JPG o PNG.',
    bad_captcha: 'Los caracteres no coinciden con la imagen. Prueba con la nueva.',
  },
  reasons: {
    required: 'Obligatorio',
    invalid: 'No es válido',
    unknown: 'Campo desconocido',
    too_short: 'Al menos {minimum} caracteres',
    too_long: 'Como máximo {maximum} caracteres',
    too_small: 'Al menos {minimum}',
    too_big: 'Como máximo {maximum}',
    not_offered: 'No es una de las opciones',
  },
};
