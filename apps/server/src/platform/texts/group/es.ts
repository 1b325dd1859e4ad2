export const groupNotices = {
  removed: {
    title: 'Ya no estás en «{group}»',
    content: 'Te han quitado de este grupo. Lo que entregaste sigue siendo tuyo y cuenta si vuelves.',
  },
  madeAdministrator: {
    title: 'Ahora administras «{group}»',
    content: 'Puedes poner y corregir tareas, compartir exámenes y publicar avisos.',
  },
  noAdministrator: {
    title: 'Ya no administras «{group}»',
    content: 'Sigues siendo miembro del grupo.',
  },
  disbanded: {
    title: '«{group}» se ha disuelto',
    content: 'Ya no habrá nada nuevo. Lo que hiciste allí se puede seguir viendo.',
  },
  shared: {
    title: 'Examen nuevo en «{group}»',
    content: '{name} ha compartido «{title}» con el grupo.',
  },
  sharedSeveral: {
    title: 'Exámenes nuevos en «{group}»',
    content: '{name} ha compartido «{title}» y otros con el grupo, {exams} exámenes en total.',
  },
  sharedMany: {
    title: 'Exámenes nuevos en «{group}»',
    content: 'Se han compartido exámenes con el grupo {count} veces.',
  },
  applied: {
    title: '{name} quiere unirse a «{group}»',
    content: '{message}\nDecide en la lista de miembros del grupo.',
  },
  appliedSilently: {
    title: '{name} quiere unirse a «{group}»',
    content: 'No ha dejado ningún mensaje.\nDecide en la lista de miembros del grupo.',
  },
  agreed: {
    title: 'Ya estás en «{group}»',
    content: 'Se ha aprobado tu solicitud. Encontrarás el grupo entre los que te has unido.',
  },
  appliedMany: {
    title: '{count} personas quieren unirse a «{group}»',
    content: 'Decide en la lista de miembros del grupo.',
  },
  rejected: {
    title: 'No se te ha admitido en «{group}»',
    content: 'El propietario del grupo ha rechazado tu solicitud.',
  },
  handedOver: {
    title: '«{group}» es tuyo ahora',
    content: '{name} te ha cedido el grupo. Ahora decides quién entra y qué se dice de él.',
  },
};
