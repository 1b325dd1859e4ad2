import type { Texts } from './en.ts';

export const zhCn: Texts = {
  errors: {
    session_over: '登录已失效，请重新登录。',
    invalid_request: '请检查填写的内容。',
    unauthorized: '请先登录。',
    forbidden: '您没有权限进行此操作。',
    not_found: '内容不存在，或您无权查看。',
    method_not_allowed: '该地址不支持这种请求方式。',
    timeout: '请求超时，请重试。',
    conflict: '内容已发生变化，请刷新后重试。',
    too_large: '内容过大，无法发送。',
    unsupported_media: '不支持这种内容格式。',
    too_many_requests: '操作过于频繁，请稍候再试。',
    header_too_large: '请求头过大。',
    internal: '服务器出错了，请稍后重试。',
    busy: '当前访问人数较多，请稍候重试。',
    bad_credentials: '用户名或密码不正确。',
    bad_password_transport: '无法读取密码，请刷新页面后重试。',
    bad_picture: '请选择 JPG 或 PNG 格式的图片。',
    bad_captcha: '验证码不正确，请输入新图片中的字符。',
  },
  reasons: {
    required: '必填',
    invalid: '格式不正确',
    unknown: '未知字段',
    too_short: '至少 {minimum} 个字符',
    too_long: '最多 {maximum} 个字符',
    too_small: '不能小于 {minimum}',
    too_big: '不能大于 {maximum}',
    not_offered: '不在可选范围内',
  },
};
