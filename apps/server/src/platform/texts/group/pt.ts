export const groupNotices = {
  removed: {
    title: 'Você não está mais em “{group}”',
    content: 'Você foi removido deste grupo. O que entregou continua seu e vale se você voltar.',
  },
  madeAdministrator: {
    title: 'Agora você administra “{group}”',
    content: 'Você pode criar e corrigir tarefas, compartilhar provas e publicar avisos.',
  },
  noAdministrator: {
    title: 'Você não administra mais “{group}”',
    content: 'Você continua sendo membro do grupo.',
  },
  disbanded: {
    title: '“{group}” foi desfeito',
    content: 'Não haverá nada de novo. O que você fez ali continua visível.',
  },
  shared: {
    title: 'Nova prova em “{group}”',
    content: '{name} compartilhou “{title}” com o grupo.',
  },
  sharedSeveral: {
    title: 'Novas provas em “{group}”',
    content: '{name} compartilhou “{title}” e outras com o grupo, {exams} provas no total.',
  },
  sharedMany: {
    title: 'Novas provas em “{group}”',
    content: 'Provas foram compartilhadas com o grupo {count} vezes.',
  },
  applied: { title: '{name} quer entrar em “{group}”', content: '{message}\nDecida na lista de membros do grupo.' },
  appliedSilently: {
    title: '{name} quer entrar em “{group}”',
    content: 'Nenhuma mensagem foi deixada.\nDecida na lista de membros do grupo.',
  },
  agreed: {
    title: 'Você agora está em “{group}”',
    content: 'Seu pedido foi aprovado. O grupo está entre os que você participa.',
  },
  appliedMany: {
    title: '{count} pessoas querem entrar em “{group}”',
    content: 'Decida na lista de membros do grupo.',
  },
  rejected: { title: 'Você não foi aceito em “{group}”', content: 'O proprietário do grupo recusou seu pedido.' },
  handedOver: {
    title: '“{group}” agora é seu',
    content: '{name} transferiu o grupo para você. Agora você decide quem entra e o que se diz sobre ele.',
  },
};
