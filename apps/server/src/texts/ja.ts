import type { Texts } from './en.ts';

export const ja: Texts = {
  errors: {
    session_over: 'セッションが終了しました。もう一度ログインしてください。',
    invalid_request: '入力内容をご確認ください。',
    unauthorized: 'ログインしてください。',
    forbidden: 'この操作を行う権限がありません。',
    not_found: '存在しないか、閲覧する権限がありません。',
    method_not_allowed: 'このアドレスではその操作はできません。',
    timeout: '時間内に完了しませんでした。もう一度お試しください。',
    conflict: '内容が更新されています。再読み込みしてからもう一度お試しください。',
    too_large: '大きすぎるため送信できません。',
    unsupported_media: 'この形式には対応していません。',
    too_many_requests: '短時間に操作が集中しています。少し待ってからお試しください。',
    header_too_large: 'リクエストヘッダーが大きすぎます。',
    internal: 'サーバーで問題が発生しました。しばらくしてからお試しください。',
    busy: 'ただいま混み合っています。少し待ってからお試しください。',
    bad_credentials: 'ユーザー名またはパスワードが正しくありません。',
    bad_password_transport: 'パスワードを読み取れませんでした。ページを再読み込みしてお試しください。',
    bad_picture: 'JPG または PNG 形式の画像を選んでください。',
    bad_captcha: '画像の文字と一致しません。新しい画像でお試しください。',
  },
  reasons: {
    required: '必須項目です',
    invalid: '正しくありません',
    unknown: '不明な項目です',
    too_short: '{minimum} 文字以上で入力してください',
    too_long: '{maximum} 文字以内で入力してください',
    too_small: '{minimum} 以上にしてください',
    too_big: '{maximum} 以下にしてください',
    not_offered: '選択肢にありません',
  },
};
