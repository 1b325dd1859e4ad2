import type { Texts } from './en.ts';

export const pt: Texts = {
  errors: {
    session_over: 'A sua sessão terminou. Entre novamente.',
    invalid_request: 'Verifique os dados informados.',
    unauthorized: 'Entre na sua conta, por favor.',
    forbidden: 'Você não tem permissão para fazer isto.',
    not_found: 'Não existe ou você não tem permissão para ver.',
    method_not_allowed: 'Este endereço não funciona dessa forma.',
    timeout: 'O pedido demorou demais. Tente novamente.',
    conflict: 'Algo mudou entretanto. Recarregue a página e tente novamente.',
    too_large: 'É grande demais para enviar.',
    unsupported_media: 'Este tipo de conteúdo não é aceito aqui.',
    too_many_requests: 'Muitas ações em pouco tempo. Aguarde um momento.',
    header_too_large: 'Os cabeçalhos do pedido são grandes demais.',
    internal: 'Algo falhou do nosso lado. Tente mais tarde.',
    busy: 'Há muita procura neste momento. Tente daqui a pouco.',
    bad_credentials: 'O usuário ou a senha não está correto.',
    bad_password_transport: 'Não foi possível ler a senha. Recarregue a página e tente novamente.',
    bad_picture: 'Escolha uma imagem em formato JPG ou PNG.',
    bad_captcha: 'Os caracteres não correspondem à imagem. Tente com a nova.',
  },
  reasons: {
    required: 'Obrigatório',
    invalid: 'Inválido',
    unknown: 'Campo desconhecido',
    too_short: 'Pelo menos {minimum} caracteres',
    too_long: 'No máximo {maximum} caracteres',
    too_small: 'No mínimo {minimum}',
    too_big: 'No máximo {maximum}',
    not_offered: 'Não é uma das opções',
  },
};
